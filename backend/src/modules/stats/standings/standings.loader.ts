import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GraphQLResolveInfo } from 'graphql';
import { levelPlaces } from '../../../domain/competition/standings/level-places.ts';
import { placesBefore, placesByWeek, type WeekPlaces } from '../../../domain/competition/standings/places-by-week.ts';
import type { Outcome } from '../../../domain/series/series-result.ts';
import { PerRequest } from '../../../platform/per-request.ts';
import { Clock } from '../../../platform/clock.ts';
import { handTo, requestLoader } from '../../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { selectsField } from '../../../platform/graphql/selects.ts';
import type { DivisionPage, DivisionAddress } from '../../seasons/divisions/division.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import { DivisionFinders } from '../../seasons/divisions/division-finders.ts';
import { formsOf, positionsIn, tableFrom } from './standings-table.ts';
import type { StandingsTableRow } from './standings-table.ts';
import { StandingsRepository } from './standings.repository.ts';

/**
 * Tables for the fields of one request. When a division's page asks for its table, one statement reads the page and the
 * results.
 */
@Injectable()
export class StandingsLoader implements OnModuleInit {
  private readonly results = requestLoader((divisionIds: readonly number[]) => this.standings.findResults(divisionIds));

  /** A list of a division's series asks for the same places many times. */
  private readonly places = new PerRequest<DivisionResults, ReadonlyMap<number, number | null>>();
  private readonly forms = new PerRequest<DivisionResults, ReadonlyMap<number, Outcome[]>>();

  constructor(
    private readonly standings: StandingsRepository,
    private readonly finders: DivisionFinders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.finders.offer(['standings', 'placesByWeek'], (address, context) => this.findPage(address, context));
  }

  /** The table of a division; empty for an unknown one. The places won are found where the field asks for them. */
  async tableOf(divisionId: number, info: GraphQLResolveInfo, context: GraphqlContext): Promise<StandingsTableRow[]> {
    const division = await this.results(context).load(divisionId);
    if (!division) return [];
    const { teams, results, format, bands } = division;
    const before = selectsField(info, 'placesWon') ? placesBefore(teams, results, format) : null;
    const unplayed = selectsField(info, 'levelPlace') ? await this.standings.findUnplayed(divisionId) : null;
    const level = unplayed && levelPlaces(teams, results, unplayed, format);
    return tableFrom(division, bands, { before, level });
  }

  /** The table of a division after each week with a result; empty for an unknown one. */
  async weeksOf(divisionId: number, context: GraphqlContext): Promise<WeekPlaces[]> {
    const division = await this.results(context).load(divisionId);
    return division ? placesByWeek(division.teams, division.results, division.format) : [];
  }

  /** The results of a division, which its other fields have read already; null for an unknown one. */
  async resultsOf(divisionId: number, context: GraphqlContext): Promise<DivisionResults | null> {
    return (await this.results(context).load(divisionId)) ?? null;
  }

  /** The latest results of each team of a division, at most five, the newest last; null for an unknown division. */
  async formsIn(divisionId: number, context: GraphqlContext): Promise<ReadonlyMap<number, Outcome[]> | null> {
    const division = await this.results(context).load(divisionId);
    if (!division) return null;
    const forms = this.forms.get(division) ?? formsOf(division);
    this.forms.set(division, forms);
    return forms;
  }

  /** The place of each team in the table of a division; null for all before its first result, and for no division. */
  async placesIn(divisionId: number, context: GraphqlContext): Promise<ReadonlyMap<number, number | null> | null> {
    const division = await this.results(context).load(divisionId);
    if (!division) return null;
    const places = this.places.get(division) ?? positionsIn(division);
    this.places.set(division, places);
    return places;
  }

  private async findPage(address: DivisionAddress, context: GraphqlContext): Promise<DivisionPage | null> {
    const found = await this.standings.findPage(address, this.clock.now());
    if (!found) return null;
    handTo(this.results(context), found.page.id, found.results);
    return found.page;
  }
}
