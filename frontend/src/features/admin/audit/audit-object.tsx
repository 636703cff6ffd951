import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import type { AuditRowFragment } from './audit-columns.generated';

type Acted = Pick<AuditRowFragment, 'objectKind' | 'objectId' | 'objectName'>;

/** The page of each kind of thing. */
const PLACES: Readonly<Record<string, (id: number, name: string | null) => string>> = {
  division: (id) => paths.adminDivision(id),
  series: (id) => paths.series(id),
  season: () => paths.admin('seasons'),
  team: (id) => paths.team(id),
  player: (id) => paths.player(id),
  user: (id) => paths.adminPerson({ userId: id, playerId: null }),
  request: () => `${paths.admin('requests')}?status=ALL`,
  settings: () => paths.admin('settings'),
  page: () => paths.admin('pages'),
  'news-category': () => paths.adminNewsCategories(),
  'api-key': (id) => `${paths.admin('partners')}?key=${id}`,
  webhook: (id) => `${paths.admin('partners')}?webhook=${id}`,
};

const KINDS = [
  'division',
  'series',
  'season',
  'team',
  'player',
  'user',
  'request',
  'settings',
  'news',
  'news-category',
  'page',
  'api-key',
  'webhook',
  'member',
  'outbox-entry',
  'replay-file',
  'league',
  'six-mans-series',
  'six-mans-floors',
] as const;

/** Pages are stored with one name and shown with another. */
const PAGES = ['prizes'] as const;

/** The kind and the name of the thing of an act. */
export function useObjectWords(): (acted: Acted) => string {
  const { t } = useTranslation('admin-audit');
  return ({ objectKind, objectId, objectName }) => {
    const kind = KINDS.find((known) => known === objectKind);
    const page = objectKind === 'page' ? PAGES.find((known) => known === objectName) : undefined;
    const name = page ? t(`page.${page}`) : (objectName ?? (objectId > 0 ? `#${objectId}` : null));
    return [kind ? t(`kind.${kind}`) : objectKind, name].filter(Boolean).join(': ');
  };
}

/** The thing of an act, with a link if it has a page. */
export function AuditObject({ entry }: { entry: Acted }) {
  const words = useObjectWords()(entry);
  const place = PLACES[entry.objectKind];
  return place ? <Link to={place(entry.objectId, entry.objectName)}>{words}</Link> : words;
}
