-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read search-palette
-- from modules/search/palette.repository.ts
-- divisions: [{ division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, season: { id: number, name: text } }]
-- news: [{ slug: text, title: text }]
-- players: [{ avatar?: text, id: number, nationality?: text, nickname: text }]
-- teams: [{ id: number, logo?: text, name: text }]
select coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as item from player p where (search_text(p.nickname) like $1 or $3 <% search_text(p.nickname))
            order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, strpos(lower(p.nickname), $6) > 0 desc,
   search_text(p.nickname) like $1 desc, word_similarity($3, search_text(p.nickname)) desc, swedish_order(p.nickname) collate "C", p.id limit $5) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as item from team t where (search_text(t.name) like $1 or $3 <% search_text(t.name))
            order by t.is_active desc, starts_with(lower(t.name), $6) desc, search_text(t.name) like $2 desc, strpos(lower(t.name), $6) > 0 desc,
   search_text(t.name) like $1 desc, word_similarity($3, search_text(t.name)) desc, swedish_order(t.name) collate "C", t.id limit $5) listed), '[]'::json) as teams,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('division', json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name)) as item
             from division d join season se on se.id = d.season_id
            where (search_text(d.name) like $1 or $3 <% search_text(d.name)) or (search_text((d.name || ' ' || se.name)) like $1 or $3 <% search_text((d.name || ' ' || se.name)))
            order by search_text((d.name || ' ' || se.name)) like $1 desc, (se.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($4::timestamptz at time zone 'Europe/Stockholm')::date), se.starts_on desc, se.id desc, starts_with(lower(d.name), $6) desc, search_text(d.name) like $2 desc, strpos(lower(d.name), $6) > 0 desc,
   search_text(d.name) like $1 desc, word_similarity($3, search_text(d.name)) desc, swedish_order(d.name) collate "C", d.id limit $5) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('title', n.title, 'slug', n.slug) as item from news_post n
            where n.published_at <= $4 and (search_text(n.title) like $1 or $3 <% search_text(n.title))
            order by starts_with(lower(n.title), $6) desc, search_text(n.title) like $2 desc, strpos(lower(n.title), $6) > 0 desc,
   search_text(n.title) like $1 desc, word_similarity($3, search_text(n.title)) desc, swedish_order(n.title) collate "C", n.published_at desc, n.id limit $5) listed), '[]'::json) as news
;

-- read search-players
-- from modules/search/search.repository.ts
-- items: [{ discordName?: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team?: { id: number, logo?: text, name: text } }]
-- total: number
with hit as materialized (select found.id from players_found_by_name($1, $3) as found(id)),
  page as (
    select p.* from player p where p.id = any(array(select id from hit))
     order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, swedish_order(p.nickname) collate "C", p.id limit $4 offset $5)
  select (select count(*)::int from hit) as total,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'discordName', coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name),
                    'team', (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) from roster_entry r join team t on t.id = r.team_id
                              where r.player_id = p.id and r.valid_from <= $3 and (r.valid_to is null or r.valid_to > $3))) as item
             from page p left join app_user u on u.id = p.user_id
            order by starts_with(lower(p.nickname), $6) desc, search_text(p.nickname) like $2 desc, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json) as items
;

-- read search-teams
-- from modules/search/search.repository.ts
-- id: number
-- logo?: text
-- name: text
select id, name, logo from team where search_text(name) like $1
   order by is_active desc, starts_with(lower(name), $4) desc, search_text(name) like $2 desc, swedish_order(name) collate "C", id limit $3
;
