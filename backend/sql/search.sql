-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read search-palette
-- from modules/search/palette.repository.ts
-- divisions: [{ division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, season: { id: number, name: text } }]
-- news: [{ slug: text, title: text }]
-- players: [{ avatar?: text, id: number, nationality?: text, nickname: text }]
-- teams: [{ id: number, logo?: text, name: text }]
select coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as item from player p where (p.nickname ilike $1 or $3 <% p.nickname)
            order by p.nickname ilike $2 desc, p.nickname ilike $1 desc, word_similarity($3, p.nickname) desc, lower(p.nickname), p.id limit $5) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as item from team t where (t.name ilike $1 or $3 <% t.name)
            order by t.is_active desc, t.name ilike $2 desc, t.name ilike $1 desc, word_similarity($3, t.name) desc, lower(t.name), t.id limit $5) listed), '[]'::json) as teams,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('division', json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id), 'season', json_build_object('id', se.id, 'name', se.name)) as item
             from division d join season se on se.id = d.season_id
            where (d.name ilike $1 or $3 <% d.name) or ((d.name || ' ' || se.name) ilike $1 or $3 <% (d.name || ' ' || se.name))
            order by (d.name || ' ' || se.name) ilike $1 desc, se.starts_on desc, d.name ilike $2 desc, d.name ilike $1 desc, word_similarity($3, d.name) desc, lower(d.name), d.id limit $5) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('title', n.title, 'slug', n.slug) as item from news_post n
            where n.published_at <= $4 and (n.title ilike $1 or $3 <% n.title)
            order by n.title ilike $2 desc, n.title ilike $1 desc, word_similarity($3, n.title) desc, lower(n.title), n.published_at desc, n.id limit $5) listed), '[]'::json) as news
;

-- read search-players
-- from modules/search/search.repository.ts
-- items: [{ discordName?: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team?: { id: number, logo?: text, name: text } }]
-- total: number
with hit as materialized (select found.id from players_found_by_name($1, $3) as found(id)),
  page as (
    select p.* from player p where p.id = any(array(select id from hit))
     order by p.nickname ilike $2 desc, lower(p.nickname), p.id limit $4 offset $5)
  select (select count(*)::int from hit) as total,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'discordName', coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name),
                    'team', (select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) from roster_entry r join team t on t.id = r.team_id
                              where r.player_id = p.id and r.valid_from <= $3 and (r.valid_to is null or r.valid_to > $3))) as item
             from page p left join app_user u on u.id = p.user_id
            order by p.nickname ilike $2 desc, lower(p.nickname), p.id) listed), '[]'::json) as items
;

-- read search-teams
-- from modules/search/search.repository.ts
-- id: number
-- logo?: text
-- name: text
select id, name, logo from team where name ilike $1
   order by is_active desc, name ilike $2 desc, lower(name), id limit $3
;
