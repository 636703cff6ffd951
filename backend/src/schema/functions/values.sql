-- Functions that columns and indexes use. The first migration applies this file before it makes the tables; see
-- docs/how-to.md.

-- The number of the present transaction, which its changes, notices and entries in the audit have in common (R19). It
-- comes from a sequence and not from PostgreSQL's transaction ids, because these start again after a restore.
create or replace function current_change_set() returns bigint language plpgsql as $$
declare
  known text := current_setting('league.change_set', true);
begin
  if known is null or known = '' then
    known := nextval('change_set_seq')::text;
    perform set_config('league.change_set', known, true);
  end if;
  return known::bigint;
end
$$;

-- The value by which names are ordered in Swedish (docs/decisions/044). An index stores it: a change needs a
-- migration that rebuilds player_nickname_order_idx. Most names have English letters only, and their short way costs
-- a fifth.
create or replace function swedish_order(name text) returns text language sql immutable parallel safe
return case when octet_length(name) = char_length(name) then lower(name)
            else replace(replace(translate(
                   regexp_replace(normalize(translate(lower(name), 'åäæęöøőœôüű', '{|||}}}}}yy'), nfkd),
                                  '[\u0300-\u036f]', '', 'g'),
                   'ıłđðħŧ', 'ilddht'), 'ß', 'ss'), 'þ', 'th') end;

-- The form in which names are searched: without accents, with letters in parts or whole, with plain hyphens and
-- quotation marks (docs/decisions/044). Trigram indexes store it: a change needs a migration that rebuilds them.
create or replace function search_text(name text) returns text language sql immutable parallel safe
return case when octet_length(name) = char_length(name) then translate(lower(name), '`', '''')
            else replace(replace(replace(replace(translate(
                   lower(regexp_replace(normalize(translate(name, '´', ''''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u200d\ufe0e\ufe0f\U000e0020-\U000e007f]', '', 'g')),
                   'ıøłđðħŧς‐‑‒–—―−⁃˗’‘‛ʼʻʹ′`“”„‟″', 'iolddhtσ---------''''''''''''''''"""""'),
                   'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th') end;
