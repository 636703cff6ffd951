// Edges call services, services call repositories and the domain, the domain calls no one (docs/architecture.md).
// Roles are read from file suffixes, so a new part is covered the day it is made.
// tools/test/dependency-rules.test.mjs plants one bad file per rule and expects to see it refused.

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A package by name, whether it was found in a node_modules folder or not at all. */
const packages = (...names) => `(^|node_modules/)(@types/)?(${names.join('|')})(/|$)`;
const roles = (...names) => `\\.(${names.join('|')})\\.ts$`;

/** Tests, and what helps several of them write their examples. */
const SPEC = '\\.spec\\.ts$|/testing/';
const EDGE = roles('resolver', 'controller');
const WITH_OTHER_ROLE = roles(
  ...[
    'entity',
    'repository',
    'read',
    'loader',
    'resolver',
    'controller',
    'type',
    'wire',
    'dto',
    'module',
    'guard',
    'spec',
  ],
);
const TRANSPORT = packages('graphql', '@nestjs/graphql', 'graphql-ws', 'express', 'multer', '@nestjs/platform-express');

/** Domains from low to high: a domain may use those on its own line and above it. Entities are one layer below all. */
const ORDER = [
  ['refs'],
  ['audit'],
  ['content', 'messages'],
  ['auth'],
  ['players'],
  ['teams'],
  ['seasons', 'requests'],
  ['chat'],
  ['series', 'news'],
  ['stats'],
  ['site', 'partners'],
  ['staff'],
];

/** The parts of a domain from low to high; `.` is what lies in the domain's own folder. */
const PARTS = {
  auth: [['users'], ['.', 'membership']],
  content: [['.', 'settings', 'media']],
  messages: [['notifications', 'outbox']],
  partners: [
    ['events', 'access'],
    ['.', 'webhooks', 'exports'],
  ],
  players: [['.'], ['sanctions', 'six-mans']],
  seasons: [['.'], ['divisions'], ['signups']],
  series: [['.'], ['captain-messages'], ['match-week']],
  site: [['my-week', 'pages', 'previews', 'feeds', 'search', 'live'], ['page-views']],
  staff: [
    ['user-admin', 'team-admin', 'dashboard', 'undo'],
    ['imports', 'player-merge', 'team-merge', 'season-health'],
    ['housekeeping', 'operations'],
  ],
  stats: [
    ['standings', '.'],
    ['careers', 'series-preview', 'league-changes', 'recordings', 'stages'],
    ['season-end'],
    ['turn'],
  ],
  teams: [['.'], ['invites', 'transfers'], ['board']],
};

const domains = (names) => `^src/modules/(${names.join('|')})/`;
const higherThan = (order, at) => order.slice(at + 1).flat();

const domainOrder = ORDER.slice(0, -1).map((names, at) =>
  forbid(
    `domain-order-${names[0]}`,
    `${names.join(', ')} must not know ${higherThan(ORDER, at).join(', ')}: let the higher domain add what is missing`,
    { path: domains(names), pathNot: [roles('entity'), SPEC] },
    { path: domains(higherThan(ORDER, at)), pathNot: roles('entity') },
  ),
);

/** The folders of some parts of a domain. */
function foldersOf(domain, parts) {
  const others = PARTS[domain].flat().filter((part) => part !== '.');
  return parts.map((part) =>
    part === '.'
      ? `^src/modules/${domain}/(?!(${others.join('|')})/|.+-domain\\.module)`
      : `^src/modules/${domain}/${part}/`,
  );
}

const partOrder = Object.entries(PARTS).flatMap(([domain, order]) =>
  order
    .slice(0, -1)
    .map((parts, at) =>
      forbid(
        `part-order-${domain}-${at + 1}`,
        `In ${domain}, ${parts.join(', ')} must not know ${higherThan(order, at).join(', ')}`,
        { path: foldersOf(domain, parts), pathNot: [roles('entity'), SPEC] },
        { path: foldersOf(domain, higherThan(order, at)), pathNot: roles('entity') },
      ),
    ),
);

/** A part of a domain, or the domain's own folder. */
const PART = `^src/modules/(${Object.entries(PARTS)
  .flatMap(([domain, order]) => order.flat().map((part) => (part === '.' ? domain : `${domain}/${part}`)))
  .concat('[^/]+')
  .sort((one, other) => other.length - one.length)
  .join('|')})/`;

/** The rooms of the domain, and which other rooms each may use. All may use its ground floor, which uses none. */
const ROOMS = {
  series: [],
  stages: [],
  messages: [],
  publishing: [],
  competition: ['series'],
  people: ['series'],
  replays: ['series'],
  recordings: ['series'],
  teams: ['series', 'messages'],
  undo: ['series', 'teams'],
  partners: ['messages'],
  requests: ['messages'],
  'match-week': ['series', 'messages'],
  imports: ['series', 'stages', 'competition', 'teams'],
};

const domainRooms = [
  forbid(
    'domain-ground-floor',
    'What all rooms of the domain use knows none of them.',
    { path: '^src/domain/[^/]+$', pathNot: SPEC },
    { path: '^src/domain/[^/]+/' },
  ),
  ...Object.entries(ROOMS).map(([room, others]) =>
    forbid(
      `domain-room-${room}`,
      `${room} may use ${others.join(', ') || 'no other room'}: what two rooms share is on the ground floor`,
      { path: `^src/domain/${room}/`, pathNot: SPEC },
      { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${[room, ...others].join('|')})/` },
    ),
  ),
];

module.exports = {
  forbidden: [
    forbid(
      'domain-is-pure',
      'The rules of the league import nothing but each other: no package, no database, no clock.',
      { path: '^src/domain/', pathNot: SPEC },
      { pathNot: '^src/domain/' },
    ),
    forbid(
      'entities-are-storage-only',
      'An entity knows other entities, domain types, TypeORM and the column helpers of platform/db.',
      { path: roles('entity') },
      { pathNot: [roles('entity'), '^src/domain/', '^src/platform/db/', packages('typeorm', 'reflect-metadata')] },
    ),
    forbid(
      'entities-belong-to-repositories',
      'What stands in the database is read and written by repositories; others may name the type of a row.',
      { path: '^src/(modules|platform|integrations)/', pathNot: [roles('entity', 'repository'), SPEC] },
      { path: roles('entity'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'repositories-know-no-one-above',
      'A repository answers with rows; services, doors and their types are above it.',
      { path: roles('repository', 'read') },
      { path: [roles('service', 'loader', 'resolver', 'controller', 'type', 'wire', 'dto', 'module'), TRANSPORT] },
    ),
    forbid(
      'services-know-no-door',
      'A use-case knows neither GraphQL nor HTTP: no types, no bodies, no wire shapes, no resolvers, no controllers.',
      { path: '^src/modules/', pathNot: WITH_OTHER_ROLE },
      { path: [roles('type', 'wire', 'dto', 'resolver', 'controller'), TRANSPORT] },
    ),
    forbid(
      'services-know-no-orm',
      'Only repositories build queries.',
      { path: '^src/modules/', pathNot: WITH_OTHER_ROLE },
      { path: packages('typeorm') },
    ),
    forbid(
      'repositories-belong-to-their-module',
      "Another part's data is asked of its service.",
      { path: PART, pathNot: SPEC },
      { path: '^src/modules/.+\\.repository\\.ts$', pathNot: '^src/modules/$1/' },
    ),
    forbid(
      'sql-is-for-repositories',
      'A *.read.ts holds SQL that several repositories share; the others ask a repository.',
      { path: '^src/', pathNot: [roles('repository', 'read'), '^src/(platform/db|admin|demo|embedded)/', SPEC] },
      { path: [roles('read'), '^src/platform/db/json-sql\\.ts$'] },
    ),
    forbid(
      'statements-know-no-repository',
      'SQL is put together from SQL and the domain; who runs it is above it.',
      { path: roles('read') },
      { path: [roles('repository'), packages('typeorm', 'pg', '@nestjs/common')] },
    ),
    forbid(
      'loaders-batch-and-no-more',
      'A loader joins many reads of its own repository into one.',
      { path: roles('loader') },
      { path: roles('service', 'resolver', 'controller', 'type', 'wire', 'dto') },
    ),
    forbid(
      'edges-call-services-not-repositories',
      'A resolver or controller translates; it does not fetch.',
      { path: EDGE },
      { path: [roles('repository'), '^src/platform/db/', packages('typeorm', 'pg')] },
    ),
    forbid(
      'edges-do-not-call-each-other',
      'Two doors to the same use-case both call the service.',
      { path: EDGE },
      { path: EDGE },
    ),
    forbid(
      'wire-names-stay-in-their-module',
      'Old wire names stop at the door they belong to.',
      { path: PART, pathNot: SPEC },
      { path: '^src/modules/.+\\.(wire|dto)\\.ts$', pathNot: '^src/modules/$1/' },
    ),
    forbid(
      'shapes-do-nothing',
      'Types, bodies and wire shapes call no service, no repository and no database (naming the type of a row is fine).',
      { path: roles('type', 'wire', 'dto') },
      {
        path: [
          roles('service', 'repository', 'loader', 'resolver', 'controller'),
          '^src/platform/db/',
          packages('typeorm'),
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'platform-knows-no-feature',
      'The platform serves every feature and knows none.',
      { path: '^src/platform/', pathNot: SPEC },
      { path: '^src/(modules|integrations|demo|admin)/' },
    ),
    forbid(
      'integrations-know-no-feature',
      'The client of an outside service knows that service only.',
      { path: '^src/integrations/', pathNot: SPEC },
      { path: '^src/(modules|demo|admin)/' },
    ),
    forbid(
      'operator-commands-are-leaves',
      'The product runs without the operator commands.',
      { path: '^src/', pathNot: '^src/admin/' },
      { path: '^src/admin/' },
    ),
    forbid(
      'no-test-code-in-the-product',
      'What ships does not import what tests it.',
      { path: '^src/', pathNot: SPEC },
      { path: ['^test/', SPEC] },
    ),
    forbid(
      'no-cycles',
      'Only entities may point at each other (TypeORM relations).',
      { pathNot: roles('entity') },
      { circular: true },
    ),
    ...domainRooms,
    ...domainOrder,
    ...partOrder,
  ],
  options: {
    tsPreCompilationDeps: true, // an `import type` is knowledge too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
