/** SQL: the fields of a post that all lists show, by the alias `n`. The time is added where its type is known. */
export const CARD_SQL = `n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId"`;

export const TABLES_SQL = `news_post n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id`;

export const FROM_SQL = `from ${TABLES_SQL}`;
