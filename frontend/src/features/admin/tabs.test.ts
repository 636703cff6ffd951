import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../lib/schema.generated';
import { ADMIN_TABS, groupsFor, tabsFor } from './tabs';

interface TabRow {
  suffix: string;
  roles: string[];
}

/** The roles' rights as data. The server's tests use the same table. */
const table = JSON.parse(readFileSync(join(__dirname, '../../../../docs/role-table.json'), 'utf8')) as {
  tabs: TabRow[];
  tabsOfOurOwn: TabRow[];
};

const NAMES: Record<string, Role> = {
  admin: 'ADMIN',
  divisionadmin: 'DIVISION_ADMIN',
  graphics: 'GRAPHICS',
  writer: 'WRITER',
};

const rows = [...table.tabs, ...table.tabsOfOurOwn];

test("the tabs are the table's, in its order", () => {
  expect(ADMIN_TABS.map(({ suffix }) => suffix)).toEqual(rows.map(({ suffix }) => suffix));
});

test.each(['admin', 'divisionadmin', 'graphics', 'writer'])('%s opens the tabs of the table', (role) => {
  const own = rows.filter(({ roles }) => roles.includes(role)).map(({ suffix }) => suffix);
  expect(tabsFor([NAMES[role] as Role])).toEqual(own);
});

test('the navigation leads to every tab that the role may open, once', () => {
  const shown = groupsFor(['ADMIN']).flatMap(({ places }) => places);
  expect(shown.toSorted()).toEqual(
    [
      ...tabsFor(['ADMIN']),
      'chat',
      'replayFiles',
      'duplicates',
      'import',
      'matchNight',
      'messages',
      'night',
      'sanctions',
      'sixMans',
      'times',
    ].toSorted(),
  );
  expect(
    groupsFor(['WRITER'])
      .flatMap(({ places }) => places)
      .toSorted(),
  ).toEqual(tabsFor(['WRITER']).toSorted());
  expect(groupsFor([])).toEqual([]);
});

test('a user with two roles opens the tabs of both, and no one else any', () => {
  expect(tabsFor(['GRAPHICS', 'WRITER'])).toEqual(tabsFor(['WRITER']));
  expect(tabsFor([])).toEqual([]);
});
