import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { SEARCHES } from '../../../platform/graphql/costs.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { PaletteService } from './palette.service.ts';
import { PaletteHitsType, PlayerSearchPageType } from './search.type.ts';
import { SearchService } from './search.service.ts';

/** The number of hits on a page when the caller does not say another. */
const PLAYERS = 20;
const TEAMS = 10;

const optionalInt = (defaultValue: number) => ({ type: () => Int, nullable: true, defaultValue });

@Resolver()
export class SearchResolver {
  constructor(
    private readonly search: SearchService,
    private readonly palette: PaletteService,
  ) {}

  @Public()
  @Extensions(SEARCHES)
  @Query(() => PlayerSearchPageType, {
    description: 'By a part of the nickname, the chat name or the team; 34 characters',
  })
  searchPlayers(
    @Args('text') text: string,
    @Args('first', optionalInt(PLAYERS)) first: number | null,
    @Args('offset', optionalInt(0)) offset: number | null,
  ): Promise<PlayerSearchPageType> {
    return this.search.players(text, first ?? PLAYERS, offset ?? 0);
  }

  @Public()
  @Extensions(SEARCHES)
  @Query(() => PaletteHitsType, {
    name: 'search',
    description: 'Everything by its name or by something like it, five of each kind at most',
  })
  everything(@Args('text') text: string): Promise<PaletteHitsType> {
    return this.palette.search(text);
  }

  @Public()
  @Extensions(SEARCHES)
  @Query(() => [TeamRefType], { description: 'By a part of the name; 34 characters' })
  searchTeams(
    @Args('text') text: string,
    @Args('first', optionalInt(TEAMS)) first: number | null,
  ): Promise<TeamRefType[]> {
    return this.search.teams(text, first ?? TEAMS);
  }
}
