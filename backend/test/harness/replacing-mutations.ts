import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';

/** Names under which a mutation sends back what its caller has seen: a version, or the state itself. */
const SEEN_NAMES = new Set(['version', 'seen', 'fingerprint', 'entryIds', 'unplayedSeries']);

/** Does the argument say, at any depth, what its caller has seen? */
function saysWhatWasSeen({ name, type }: GraphQLArgument | GraphQLInputField, above: readonly string[] = []): boolean {
  if (SEEN_NAMES.has(name)) return true;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || above.includes(named.name)) return false;
  return Object.values(named.getFields()).some((field) => saysWhatWasSeen(field, [...above, named.name]));
}

/** The mutations of a schema, and whether each says what its caller has seen. */
export function mutationsOf(schema: GraphQLSchema): Map<string, boolean> {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Map(fields.map(({ name, args }) => [name, args.some((arg) => saysWhatWasSeen(arg))]));
}

export const schemaOf = (text: string): GraphQLSchema => buildSchema(text);

const ADDS = 'adds something; what is there stays';
const STEP = 'takes a thing from one state to the next, and is refused when it is in another state';
const OWN = "replaces what the caller's own side said, which nobody else may change";
const ASKS = 'asks staff for something; they decide about it with what is stored beside it';
const ENDS = 'ends or removes the thing that it names, and what is replaced by nothing can be brought back';
const SENDS = 'sends or does something outside of the stored league';
const PARTS = 'sends only what is to be changed; what is left out stays';

/**
 * The mutations that take back nobody else's change, each with the reason why it needs no version. A new mutation stands here
 * or says what its caller has seen.
 */
export const REPLACES_NOTHING: Readonly<Record<string, string>> = {
  acceptInvite: STEP,
  acceptRequest: STEP,
  acceptTime: STEP,
  addGameAccount: ADDS,
  addPersonNote: ADDS,
  addSanction: ADDS,
  addSignup: ADDS,
  applyForMembership: ASKS,
  applyForPartnerAccess: ASKS,
  askForLoginHelp: ASKS,
  askToJoin: ADDS,
  attachGameAccount: ADDS,
  cancelRequest: STEP,
  changeSeriesRooms: SENDS,
  chooseReminder: OWN,
  claimPlayer: ASKS,
  closeSeason: STEP,
  closeSeriesRoom: SENDS,
  confirmDetails: OWN,
  connectPlayer: STEP,
  correctPlayerDetails: PARTS,
  createDivision: ADDS,
  createNews: ADDS,
  createNewsCategory: ADDS,
  createPlayer: ADDS,
  createSeason: ADDS,
  createStage: ADDS,
  createTeam: ADDS,
  createSeasonDivisions: ADDS,
  decideRequests: STEP,
  declineNextSeasonPlace: STEP,
  deleteDivision: ENDS,
  deleteNewsCategory: ENDS,
  deleteSeason: ENDS,
  denyInvite: STEP,
  denyRequest: STEP,
  disconnectPlayer: ENDS,
  endOtherSessions: OWN,
  endSession: OWN,
  exportMembers: SENDS,
  giveAwayRest: STEP,
  giveDivisionRole: SENDS,
  giveHonour: ADDS,
  handOverCaptaincy: STEP,
  importTable: PARTS,
  invitePlayer: ADDS,
  joinByLink: STEP,
  kickPlayer: STEP,
  leaveBoard: OWN,
  leaveTeam: STEP,
  leaveTeamByRequest: ASKS,
  makeApiKey: ADDS,
  makeInviteLink: OWN,
  makeMyApiKey: ADDS,
  makeMyWebhook: ADDS,
  makeWebhook: ADDS,
  markEvening: OWN,
  markNotificationsRead: OWN,
  messageCaptains: SENDS,
  moveGameAccount: STEP,
  nameLineUp: OWN,
  objectToNoShow: OWN,
  offerTimes: OWN,
  openSeriesRoom: SENDS,
  openWeekRooms: SENDS,
  putRequestAside: STEP,
  registerPlayer: ADDS,
  remindCaptains: SENDS,
  remindLineUps: SENDS,
  removeBoardEntry: ENDS,
  removeGameAccount: ENDS,
  removeInvite: STEP,
  removePersonNote: ENDS,
  releaseSeries: OWN,
  removeSignup: ENDS,
  reopenSeason: STEP,
  replayDelivery: SENDS,
  replayMyDelivery: SENDS,
  reportSixMansSeries: ADDS,
  requestGameAccount: ASKS,
  requestTeam: ASKS,
  rereadReplayFile: SENDS,
  retryChatTask: SENDS,
  saveBoardEntry: OWN,
  savePlayerImages: ASKS,
  saveTeamInfo: ASKS,
  settleSeason: STEP,
  signUpTeam: ADDS,
  takeRequestBack: STEP,
  takeSeries: STEP,
  tellStory: OWN,
  testMyWebhook: SENDS,
  testWebhook: SENDS,
  undoSixMansSeries: ENDS,
  withdrawInviteLink: OWN,
  withdrawTimes: OWN,
};
