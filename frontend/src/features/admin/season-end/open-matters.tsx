import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import type { AdminSeasonEndPartsFragment } from './season-end.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

type OpenMatter = AdminSeasonEndPartsFragment['open'][number];

const List = chakra('ul', { base: { display: 'grid', gap: '2' } });
const Row = chakra('li', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2' } });

/** Where staff end a matter of this kind. */
function placeOf({ kind, division: { id, seasonId } }: OpenMatter): string {
  if (kind === 'STAGE') return paths.adminStages(seasonId, id);
  if (kind === 'SHARED_PLACE') return paths.adminDivision(id, 'teams');
  if (kind === 'UNPLAYED') return paths.adminSeries({ season: seasonId, division: id, state: 'UNREPORTED' });
  return paths.adminMatchNight(id);
}

/** What keeps the season from being settled, each with the page that ends it. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  const { t } = useTranslation('admin-season-end');
  const language = useLanguage();
  return (
    <Section heading={t('open.heading')}>
      {open.length === 0 ? (
        <p>{t('open.none')}</p>
      ) : (
        <List>
          {open.map((matter) => (
            <Row key={`${matter.kind}-${matter.division.id}`}>
              <Link variant="inline" to={placeOf(matter)}>
                {divisionName(matter.division, language)}
              </Link>
              <span>{t(`open.${matter.kind}`, { count: matter.count })}</span>
            </Row>
          ))}
        </List>
      )}
    </Section>
  );
}
