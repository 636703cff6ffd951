import { jsonListSql } from '../../../platform/db/json-sql.ts';

/** SQL for the placement bands of a division, by its row's alias, from the top of the table. */
export const placementBandsSql = (division: string): string =>
  jsonListSql(`
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = ${division}.id order by b.from_position`);
