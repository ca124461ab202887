-- Whether a part may be handed out: rules always, a word list if whoever rules the hub says so.
ALTER TABLE parts ADD COLUMN may_be_given boolean NOT NULL DEFAULT true;

-- Of a hall whose card was replaced: what the old card sent counts no more, unless the new one sends it, too.
ALTER TABLE competitions ADD COLUMN aside boolean NOT NULL DEFAULT false;
