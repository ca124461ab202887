SELECT conductor FROM joints WHERE joint = $1
