import { Controller, Get, Module } from '@nestjs/common';
import { GraphQLSchemaHost, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { renderSchema } from '../src/platform/graphql/render-schema.ts';
import { resolvers, scalars } from '../src/resolvers.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { handlersOf, type Handler } from './harness/handlers.ts';

@Controller('forgotten')
class ForgottenController {
  @Get() open(): string {
    return 'open';
  }
}

@Resolver()
class ForgottenResolver {
  @Query(() => Int) forgottenQuery(): number {
    return 1;
  }
  @Mutation(() => Int) forgottenMutation(): number {
    return 1;
  }
}

@Module({ controllers: [ForgottenController], providers: [ForgottenResolver] })
class ForgottenModule {}

const SERIES_STAFF = 'admin, divisionadmin';
const REQUEST_STAFF = 'admin, divisionadmin';
const ADMIN = 'admin';
const NEWS_STAFF = 'admin, writer';
const USER_STAFF = 'admin, divisionadmin';
const ANY_STAFF = 'admin, divisionadmin, graphics, writer';

/** What staff alone may call, by role (the documented calls' roles). Whoever adds one says so here a second time. */
const STAFF_ONLY: Record<string, string> = {
  'AuditResolver.auditDetails': ADMIN,
  'AuditResolver.auditEntries': ADMIN,
  'AuditResolver.staffActs': ADMIN,
  'DashboardResolver.counters': ANY_STAFF,
  'DashboardResolver.dashboardGrowth': ANY_STAFF,
  'DashboardTeamsController.active': ANY_STAFF,
  'DashboardTeamsController.all': ANY_STAFF,
  'DashboardTeamsController.signedUp': ANY_STAFF,
  'DashboardTeamsController.signedUpPerDate': ANY_STAFF,
  'DashboardUsersController.all': ANY_STAFF,
  'DashboardUsersController.playersPerDate': ANY_STAFF,
  'DashboardUsersController.withPlayer': ANY_STAFF,
  'ChatController.addRole': SERIES_STAFF,
  'ChatController.close': SERIES_STAFF,
  'ChatController.createMatchRoom': SERIES_STAFF,
  'ChatController.open': SERIES_STAFF,
  'ChatResolver.closeSeriesRoom': SERIES_STAFF,
  'ChatResolver.giveDivisionRole': SERIES_STAFF,
  'ChatResolver.openSeriesRoom': SERIES_STAFF,
  'ChatResolver.openWeekRooms': SERIES_STAFF,
  'OutboxResolver.chatTasks': SERIES_STAFF,
  'OutboxResolver.retryChatTask': SERIES_STAFF,
  'DivisionAdminController.create': SERIES_STAFF,
  'DivisionAdminController.saveColors': SERIES_STAFF,
  'DivisionAdminController.saveInfo': SERIES_STAFF,
  'DivisionAdminController.saveTeams': SERIES_STAFF,
  'DivisionAdminController.usersWithRole': ANY_STAFF,
  'DivisionAdminController.weeks': ANY_STAFF,
  'DivisionAdminResolver.adminDivision': SERIES_STAFF,
  'DivisionAdminResolver.createDivision': SERIES_STAFF,
  'DivisionAdminResolver.decideDivisionTeam': SERIES_STAFF,
  'DivisionAdminResolver.divisionAdminCandidates': SERIES_STAFF,
  'DivisionAdminResolver.divisionSummaries': SERIES_STAFF,
  'DivisionAdminResolver.divisionTeamCandidates': SERIES_STAFF,
  'DivisionAdminResolver.saveDivision': SERIES_STAFF,
  'DivisionAdminResolver.saveDivisionTeams': SERIES_STAFF,
  'DivisionAdminResolver.savePlacementBands': SERIES_STAFF,
  'SeriesPlanningController.createAll': SERIES_STAFF,
  'SeriesPlanningController.every': ANY_STAFF,
  'SeriesPlanningController.playingOrder': ANY_STAFF,
  'SeriesPlanningController.row': ANY_STAFF,
  'SeriesPlanningController.save': SERIES_STAFF,
  'SeriesPlanningController.week': SERIES_STAFF,
  'SeriesPlanningResolver.createSchedule': SERIES_STAFF,
  'SeriesPlanningResolver.planSeries': SERIES_STAFF,
  'SeriesPlanningResolver.playingOrder': SERIES_STAFF,
  'SeriesPlanningResolver.schedulePreview': SERIES_STAFF,
  'SeriesPlanningResolver.seriesPlans': SERIES_STAFF,
  'AccountController.roles': ANY_STAFF,
  'NewsAdminController.all': NEWS_STAFF,
  'NewsAdminController.save': NEWS_STAFF,
  'NewsAdminController.saveCategory': NEWS_STAFF,
  'NewsAdminResolver.adminNews': NEWS_STAFF,
  'NewsAdminResolver.adminNewsPost': NEWS_STAFF,
  'NewsAdminResolver.changeNews': NEWS_STAFF,
  'NewsAdminResolver.createNews': NEWS_STAFF,
  'NewsAdminResolver.createNewsCategory': NEWS_STAFF,
  'NewsAdminResolver.deleteNews': NEWS_STAFF,
  'NewsAdminResolver.deleteNewsCategory': NEWS_STAFF,
  'NewsAdminResolver.renameNewsCategory': NEWS_STAFF,
  'PagesController.contents': ADMIN,
  'PagesController.save': ADMIN,
  'PagesResolver.saveManagedPage': ADMIN,
  'RequestsController.acceptChangeTeamInfo': REQUEST_STAFF,
  'RequestsController.acceptExistingUser': REQUEST_STAFF,
  'RequestsController.acceptLeaveTeam': REQUEST_STAFF,
  'RequestsController.acceptNewImages': REQUEST_STAFF,
  'RequestsController.acceptNewTeam': REQUEST_STAFF,
  'RequestsController.acceptTransfer': REQUEST_STAFF,
  'RequestsController.denyChangeTeamInfo': REQUEST_STAFF,
  'RequestsController.denyLeaveTeam': REQUEST_STAFF,
  'RequestsController.denyNewImages': REQUEST_STAFF,
  'RequestsController.denyNewTeam': REQUEST_STAFF,
  'RequestsController.denyTransfer': REQUEST_STAFF,
  'RequestsController.list': REQUEST_STAFF,
  'RequestsController.unprocessed': REQUEST_STAFF,
  'RequestsController.withoutUser': ANY_STAFF,
  'RequestsResolver.acceptRequest': REQUEST_STAFF,
  'RequestsResolver.denyRequest': REQUEST_STAFF,
  'RequestsResolver.playersWithoutUser': REQUEST_STAFF,
  'RequestsResolver.requests': REQUEST_STAFF,
  'RequestsResolver.unprocessedRequests': REQUEST_STAFF,
  'SeasonsAdminResolver.changeSeason': ADMIN,
  'SeasonsAdminResolver.closeSeason': ADMIN,
  'SeasonsAdminResolver.createSeason': ADMIN,
  'SeasonsAdminResolver.makeSeasonCurrent': ADMIN,
  'SeriesReportController.form': SERIES_STAFF,
  'SeriesReportController.players': SERIES_STAFF,
  'SeriesReportController.propose': SERIES_STAFF,
  'SeriesReportController.raw': ANY_STAFF,
  'SeriesReportController.report': SERIES_STAFF,
  'SeriesReportController.reset': SERIES_STAFF,
  'SeriesReportController.walkover': SERIES_STAFF,
  'SeriesReportResolver.attachGameAccount': SERIES_STAFF,
  'SeriesReportResolver.declareWalkover': SERIES_STAFF,
  'SeriesReportResolver.reportSeries': SERIES_STAFF,
  'SeriesReportResolver.resetSeries': SERIES_STAFF,
  'SeriesReportResolver.seriesReport': SERIES_STAFF,
  'SeriesTableResolver.adminSeries': SERIES_STAFF,
  'SeriesTableResolver.lastSeriesWeek': SERIES_STAFF,
  'SettingsAdminController.saveStart': ADMIN,
  'SettingsAdminController.saveSwitches': ADMIN,
  'SettingsAdminResolver.saveLeagueSwitches': ADMIN,
  'SettingsAdminResolver.saveStartPage': ADMIN,
  'SignupsController.signedUpTeams': ANY_STAFF,
  'SignupsResolver.signedUpTeams': ANY_STAFF,
  'SixMansController.report': SERIES_STAFF,
  'SixMansController.undo': SERIES_STAFF,
  'SixMansResolver.reportSixMansSeries': SERIES_STAFF,
  'SixMansResolver.saveSixMansFloors': ADMIN,
  'SixMansResolver.undoSixMansSeries': SERIES_STAFF,
  'StandingsPreviewResolver.standingsPreview': SERIES_STAFF,
  'TransfersController.all': ANY_STAFF,
  'TransfersResolver.adminTransfers': ANY_STAFF,
  'TeamAdminController.allWithPlayers': ANY_STAFF,
  'TeamAdminController.history': ANY_STAFF,
  'TeamAdminController.save': USER_STAFF,
  'TeamAdminController.seatable': ANY_STAFF,
  'TeamAdminResolver.adminTeam': USER_STAFF,
  'TeamAdminResolver.adminTeams': USER_STAFF,
  'TeamAdminResolver.saveTeam': USER_STAFF,
  'TeamAdminResolver.seatablePlayers': USER_STAFF,
  'UsersAdminController.all': USER_STAFF,
  'UsersAdminController.players': ANY_STAFF,
  'UsersAdminController.roles': ANY_STAFF,
  'UsersAdminController.save': USER_STAFF,
  'UsersAdminResolver.adminUsers': USER_STAFF,
  'UsersAdminResolver.connectPlayer': USER_STAFF,
  'UsersAdminResolver.disconnectPlayer': USER_STAFF,
  'UsersAdminResolver.saveUser': USER_STAFF,
};

const ruleOf = ({ access }: Handler): string => {
  if (!access) return 'undeclared';
  return access.kind === 'roles' ? access.roles.join(', ') : access.kind;
};

describe('access', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await bootApp();
  });
  afterAll(() => app.close());

  test('every handler says who may call it', () => {
    const undeclared = handlersOf(app.app).filter(({ kind, access }) => kind !== 'Field' && !access);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  // the guard holds root fields only; what a field shows to whom is its service's decision, from the actor
  test('no field relies on a declaration that nobody would hold it to', () => {
    const relied = handlersOf(app.app).filter(
      ({ kind, access }) => kind === 'Field' && access && access.kind !== 'public',
    );
    expect(relied.map(({ name }) => name)).toEqual([]);
  });

  test('what is for staff is for the right staff', () => {
    const staff = handlersOf(app.app).filter(({ access }) => access?.kind === 'roles');
    expect(Object.fromEntries(staff.map((handler) => [handler.name, ruleOf(handler)]))).toEqual(STAFF_ONLY);
  });

  test('no mutation is open to everybody, but for becoming a member', () => {
    const open = handlersOf(app.app).filter((handler) => handler.kind === 'Mutation' && ruleOf(handler) === 'public');
    expect(open.map(({ name }) => name)).toEqual(['MembershipResolver.applyForMembership']);
  });

  test('the printed schema is the one that runs: no resolver is missing in resolvers.ts', async () => {
    const running = printSchema(lexicographicSortSchema(app.app.get(GraphQLSchemaHost).schema));
    expect((await renderSchema(resolvers, scalars)).split('\n').slice(2).join('\n').trim()).toBe(running.trim());
  });
});

test('the walk finds what nobody declared', async () => {
  const app = await bootApp({ modules: [ForgottenModule] });
  try {
    const undeclared = handlersOf(app.app).filter(({ kind, access }) => kind !== 'Field' && !access);
    expect(undeclared.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
      'Mutation ForgottenResolver.forgottenMutation',
      'Query ForgottenResolver.forgottenQuery',
      'REST ForgottenController.open',
    ]);
  } finally {
    await app.close();
  }
});
