// Every dependency rule is seen to fail once, because a rule that matches nothing protects nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../lib/project.mjs';

const backend = join(root, 'backend/.dependency-cruiser.cjs');
const frontend = join(root, 'frontend/.dependency-cruiser.cjs');
const rulesOf = (config) => createRequire(import.meta.url)(config).forbidden.map((rule) => rule.name);

/** rule -> the file that breaks it, and its imports (created as empty files when relative). */
const bad = {
  'domain-is-pure': ['src/domain/points.ts', 'node:fs'],
  'entities-are-storage-only': ['src/modules/teams/team.entity.ts', './teams-a.service.ts'],
  'entities-belong-to-repositories': ['src/modules/teams/logos.service.ts', './logo.entity.ts'],
  'repositories-know-no-one-above': ['src/modules/teams/teams.repository.ts', './team.type.ts'],
  'services-know-no-door': ['src/modules/teams/teams-b.service.ts', './team.type.ts'],
  'services-know-no-orm': ['src/modules/teams/kinds/new-team.ts', 'typeorm'],
  'repositories-belong-to-their-module': ['src/modules/series/series.service.ts', '../teams/captains.repository.ts'],
  'sql-is-for-repositories': ['src/modules/teams/teams-h.service.ts', '../refs/team.read.ts'],
  'statements-know-no-repository': ['src/modules/teams/roster.read.ts', './captains.repository.ts'],
  'loaders-batch-and-no-more': ['src/modules/teams/teams.loader.ts', './teams-c.service.ts'],
  'edges-call-services-not-repositories': ['src/modules/teams/teams.resolver.ts', './captains.repository.ts'],
  'edges-do-not-call-each-other': ['src/modules/teams/teams.controller.ts', './logos.resolver.ts'],
  'wire-names-stay-in-their-module': ['src/modules/series/series.controller.ts', '../teams/teams.wire.ts'],
  'shapes-do-nothing': ['src/modules/teams/roster.wire.ts', './teams-d.service.ts'],
  'platform-knows-no-feature': ['src/platform/rest/envelope.ts', '../../modules/teams/teams-e.service.ts'],
  'integrations-know-no-feature': ['src/integrations/chat/chat.ts', '../../modules/teams/teams-f.service.ts'],
  'operator-commands-are-leaves': ['src/main.ts', './admin/grant.ts'],
  'no-test-code-in-the-product': ['src/bootstrap.ts', './domain/points.spec.ts'],
  'no-cycles': ['src/modules/seasons/one.ts', './two.ts', 'src/modules/seasons/two.ts', './one.ts'],
  'domain-ground-floor': ['src/domain/words.ts', './series/games.ts'],
  'domain-room-series': ['src/domain/series/points.ts', '../competition/table.ts'],
  'domain-room-match-week': ['src/domain/match-week/weeks.ts', '../teams/captain.ts'],
  'domain-room-stages': ['src/domain/stages/words.ts', '../teams/captain.ts'],
  'domain-room-imports': ['src/domain/imports/words.ts', '../messages/topics.ts'],
  'domain-room-messages': ['src/domain/messages/words.ts', '../teams/captain.ts'],
  'domain-room-partners': ['src/domain/partners/words.ts', '../teams/captain.ts'],
  'domain-room-publishing': ['src/domain/publishing/words.ts', '../messages/topics.ts'],
  'domain-room-competition': ['src/domain/competition/cups.ts', '../teams/captain.ts'],
  'domain-room-people': ['src/domain/people/ages.ts', '../teams/captain.ts'],
  'domain-room-recordings': ['src/domain/recordings/words.ts', '../teams/captain.ts'],
  'domain-room-replays': ['src/domain/replays/words.ts', '../people/names.ts'],
  'domain-room-teams': ['src/domain/teams/squads.ts', '../competition/table.ts'],
  'domain-room-undo': ['src/domain/undo/words.ts', '../messages/topics.ts'],
  'domain-room-requests': ['src/domain/requests/words.ts', '../teams/captain.ts'],
  'domain-order-refs': ['src/modules/refs/transfer-ref.ts', '../audit/acts.service.ts'],
  'domain-order-audit': ['src/modules/audit/acts.service.ts', '../auth/users/users.service.ts'],
  'domain-order-content': ['src/modules/content/media/media.service.ts', '../../auth/users/users.service.ts'],
  'domain-order-auth': ['src/modules/auth/users/accounts.service.ts', '../../players/players.service.ts'],
  'domain-order-players': ['src/modules/players/sanctions/bans-g.service.ts', '../../teams/teams-g.service.ts'],
  'domain-order-teams': ['src/modules/teams/invites/sending.service.ts', '../../seasons/seasons.service.ts'],
  'domain-order-seasons': ['src/modules/seasons/divisions/bands.service.ts', '../../series/rooms.service.ts'],
  'domain-order-chat': ['src/modules/chat/topics.service.ts', '../series/weeks.service.ts'],
  'domain-order-series': [
    'src/modules/series/match-week/weeks.service.ts',
    '../../stats/standings/standings.service.ts',
  ],
  'domain-order-stats': ['src/modules/stats/stats.service.ts', '../site/search/search.service.ts'],
  'domain-order-site': ['src/modules/site/feeds/feeds.service.ts', '../../staff/undo/undo.service.ts'],
  'part-order-auth-1': ['src/modules/auth/users/names.service.ts', '../membership/members.service.ts'],
  'part-order-partners-1': ['src/modules/partners/events/kinds.service.ts', '../webhooks/calls.service.ts'],
  'part-order-players-1': ['src/modules/players/claims.service.ts', './sanctions/bans-h.service.ts'],
  'part-order-seasons-1': ['src/modules/seasons/current.service.ts', './divisions/divisions.service.ts'],
  'part-order-seasons-2': ['src/modules/seasons/divisions/places.service.ts', '../signups/signups.service.ts'],
  'part-order-series-1': ['src/modules/series/weeks.service.ts', './captain-messages/words.service.ts'],
  'part-order-series-2': ['src/modules/series/captain-messages/words.service.ts', '../match-week/times.service.ts'],
  'part-order-site-1': ['src/modules/site/search/hits.service.ts', '../page-views/views.service.ts'],
  'part-order-staff-1': ['src/modules/staff/undo/steps.service.ts', '../imports/rows.service.ts'],
  'part-order-staff-2': ['src/modules/staff/imports/rows.service.ts', '../housekeeping/sweep.service.ts'],
  'part-order-stats-1': ['src/modules/stats/sums.service.ts', './careers/careers.service.ts'],
  'part-order-stats-2': ['src/modules/stats/careers/sums.service.ts', '../season-end/places.service.ts'],
  'part-order-stats-3': ['src/modules/stats/season-end/late.service.ts', '../turn/steps.service.ts'],
  'part-order-teams-1': ['src/modules/teams/rosters.service.ts', './invites/invites.service.ts'],
  'part-order-teams-2': ['src/modules/teams/invites/asking.service.ts', '../board/entries.service.ts'],
};

/** Imports that the rules must allow. */
const good = [
  ['src/modules/teams/good.resolver.ts', './good.service.ts'],
  ['src/modules/teams/good.service.ts', './good.repository.ts'],
  ['src/modules/teams/teams-domain.module.ts', './invites/good.module.ts'],
  ['src/modules/teams/invites/good.ts', '../good.service.ts'],
  ['src/modules/teams/good.repository.ts', './good.entity.ts'],
  ['src/modules/teams/better.repository.ts', '../refs/good.read.ts'],
  ['src/modules/refs/good.read.ts', '../../platform/db/json-sql.ts'],
  ['src/modules/players/good.repository.ts', '../teams/good.entity.ts'],
  ['src/modules/teams/good.entity.ts', '../players/good-player.entity.ts'],
  ['src/modules/players/good-player.entity.ts', '../teams/good.entity.ts'],
  ['src/domain/good.spec.ts', 'fast-check'],
  ['src/domain/teams/good.ts', '../series/good.ts'],
  ['src/domain/series/good.ts', '../good-words.ts'],
];

/** rule of the site's sources -> the file that breaks it, as above. */
const badPages = {
  'no-cycles': ['src/ui/one.tsx', './two.tsx', 'src/ui/two.tsx', './one.tsx'],
  'no-test-code-in-the-product': ['src/ui/three.tsx', '../test/helper.ts'],
};

let folder;
/** The violations in the planted files, for each side. */
const violations = {};

/** Plants the files in a separate folder and returns the rules' violations. */
function cruise(config, planted) {
  const files = new Map();
  const add = (file, ...imports) => files.set(file, imports.map((from) => `import '${from}';`).join('\n'));
  const plant = (file, imported) => {
    add(file, imported);
    const target = imported.startsWith('.') ? join(dirname(file), imported) : null;
    if (target && !files.has(target)) add(target);
  };
  for (const [file, imported, ...more] of planted) {
    plant(file, imported);
    if (more.length > 0) plant(...more);
  }
  const base = mkdtempSync(join(folder, 'side-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), `${text}\nexport {};\n`);
  }
  writeFileSync(join(base, 'tsconfig.json'), '{}');
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, '--config', config, '--output-type', 'json', '--no-cache', 'src'],
    { cwd: base, encoding: 'utf8' },
  );
  assert.ok(stdout, stderr);
  return JSON.parse(stdout).summary.violations;
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-rules-'));
  violations.backend = cruise(backend, [...good, ...Object.values(bad)]);
  violations.frontend = cruise(frontend, Object.values(badPages));
});

after(() => rmSync(folder, { recursive: true, force: true }));

test('every rule has a planted bad file', () => {
  assert.deepEqual(rulesOf(backend).toSorted(), Object.keys(bad).toSorted());
  assert.deepEqual(rulesOf(frontend).toSorted(), Object.keys(badPages).toSorted());
});

for (const [side, planted] of Object.entries({ backend: bad, frontend: badPages })) {
  for (const [rule, [file]] of Object.entries(planted)) {
    test(`${side}: ${rule} refuses ${file}`, () => {
      assert.ok(
        violations[side].some((found) => found.rule.name === rule && found.from === file),
        `${rule} did not fire`,
      );
    });
  }
}

test('what follows the rules is left alone', () => {
  const names = new Set(good.map(([file]) => file));
  assert.deepEqual(
    violations.backend.filter((found) => names.has(found.from)),
    [],
  );
});
