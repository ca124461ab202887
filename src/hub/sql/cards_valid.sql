UPDATE tokens SET replaced = NOT replaced
WHERE joint = $1 AND scope = 'venue' AND replaced = (sha256 = ANY($2))
