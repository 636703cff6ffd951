/** SQL: the strength of the team `t`, the mean of the three best ratings on its roster; null when none is known. */
export const TEAM_MMR = `(select round(avg(best.mmr))::int from (
    select p.mmr from roster_entry e join player p on p.id = e.player_id
     where e.team_id = t.id and e.valid_to is null and p.mmr is not null order by p.mmr desc limit 3) best)`;
