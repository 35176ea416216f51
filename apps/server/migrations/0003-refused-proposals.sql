-- Who proposed something learns who has refused it: the proposal stays until it is put away or made anew.

ALTER TABLE proposal ADD COLUMN refused_by INTEGER;
