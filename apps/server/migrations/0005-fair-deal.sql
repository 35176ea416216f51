-- Where the seed of a deal comes from: a secret of the server, drawn when the table is made, and what each person adds.
-- A table that was made before has no secret; its game has nothing but the fingerprint of its seed.

-- Told when the game is over; its commitment from the beginning.
ALTER TABLE game_table ADD COLUMN deal_secret TEXT;

-- What the person at the seat added before the game began; public.
ALTER TABLE seat ADD COLUMN contribution TEXT;
