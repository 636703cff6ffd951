-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read admin-news-post
-- from modules/news/admin/news-admin.repository.ts
-- authorName?: text
-- authorPlayerId?: number
-- category: { id: number, name: text }
-- content: text
-- description: text
-- id: number
-- image?: text
-- isAnnounced: flag
-- publishedAt?: text
-- slug: text
-- thumbnail?: text
-- title: text
-- version: number
select n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId", n.content, n.version,
  coalesce(n.is_announced, false) as "isAnnounced", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt" from news_post n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id where n.id = $1
;

-- read news-categories
-- from modules/news/news.repository.ts
-- id: number
-- name: text
select id, name from news_category order by swedish_order(name) collate "C", id
;

-- read news-count
-- from modules/news/news.repository.ts
-- total: number
select count(*)::int as total from news_post n where n.published_at <= $1 and ($2::int is null or n.category_id = $2)
;

-- read news-feed
-- from modules/news/news.repository.ts
-- authorName?: text
-- authorPlayerId?: number
-- category: { id: number, name: text }
-- description: text
-- id: number
-- image?: text
-- mayTellResults: flag
-- publishedAt: text
-- slug: text
-- thumbnail?: text
-- title: text
-- updatedAt: text
select n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  (n.title || ' ' || n.description) ~ '\m\d{1,2} ?[–-] ?\d{1,2}\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\M)'
  or exists (select from series s where s.reported_at is not null and s.scheduled_at <= n.published_at
    and s.scheduled_at > n.published_at - interval '7 days') or exists (select from series s where s.reported_at is not null and s.reported_at <= n.published_at
    and s.reported_at > n.published_at - interval '7 days') as "mayTellResults", to_char(greatest(n.published_at, n.changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
     from (select * from news_post n where n.published_at <= $1 order by n.published_at desc, n.id desc limit $2) n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id
    order by n.published_at desc, n.id desc
;

-- read news-page
-- from modules/news/news.repository.ts
-- authorName?: text
-- authorPlayerId?: number
-- category: { id: number, name: text }
-- description: text
-- id: number
-- image?: text
-- mayTellResults: flag
-- publishedAt: text
-- slug: text
-- thumbnail?: text
-- title: text
select n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  (n.title || ' ' || n.description) ~ '\m\d{1,2} ?[–-] ?\d{1,2}\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\M)'
  or exists (select from series s where s.reported_at is not null and s.scheduled_at <= n.published_at
    and s.scheduled_at > n.published_at - interval '7 days') or exists (select from series s where s.reported_at is not null and s.reported_at <= n.published_at
    and s.reported_at > n.published_at - interval '7 days') as "mayTellResults" from (select * from news_post n where n.published_at <= $1 and ($2::int is null or n.category_id = $2)
    order by n.published_at desc, n.id desc limit $3 offset $4) n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id order by n.published_at desc, n.id desc
;

-- read news-post
-- from modules/news/news.repository.ts
-- authorName?: text
-- authorPlayerId?: number
-- category: { id: number, name: text }
-- content: text
-- description: text
-- id: number
-- image?: text
-- mayTellResults: flag
-- publishedAt: text
-- slug: text
-- thumbnail?: text
-- title: text
select n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  (n.title || ' ' || n.description) ~ '\m\d{1,2} ?[–-] ?\d{1,2}\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\M)'
  or exists (select from series s where s.reported_at is not null and s.scheduled_at <= n.published_at
    and s.scheduled_at > n.published_at - interval '7 days') or exists (select from series s where s.reported_at is not null and s.reported_at <= n.published_at
    and s.reported_at > n.published_at - interval '7 days') as "mayTellResults", n.content from news_post n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id where n.published_at <= $1 and n.slug = $2
;

-- read renamed-news-post
-- from modules/news/news.repository.ts
-- authorName?: text
-- authorPlayerId?: number
-- category: { id: number, name: text }
-- content: text
-- description: text
-- id: number
-- image?: text
-- mayTellResults: flag
-- publishedAt: text
-- slug: text
-- thumbnail?: text
-- title: text
select n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  (n.title || ' ' || n.description) ~ '\m\d{1,2} ?[–-] ?\d{1,2}\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\M)'
  or exists (select from series s where s.reported_at is not null and s.scheduled_at <= n.published_at
    and s.scheduled_at > n.published_at - interval '7 days') or exists (select from series s where s.reported_at is not null and s.reported_at <= n.published_at
    and s.reported_at > n.published_at - interval '7 days') as "mayTellResults", n.content from news_post n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id where n.published_at <= $1 and $2 = any(n.former_slugs)
    order by n.changed_at desc, n.id desc limit 1
;
