import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Instant } from '../../../ui/time/instant';
import { Note } from '../labelled';
import type { SeasonHealthPartsFragment } from './season-health.generated';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
});
const List = chakra('ul', { base: { display: 'grid', gap: '1' } });
const Row = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', overflowWrap: 'anywhere' },
});

/** Sanctions that end soon, and who of staff has done what lately. */
export function StaffHealth({ health: { sanctions, staff } }: { health: SeasonHealthPartsFragment }) {
  const { t } = useTranslation('admin-season-health');
  return (
    <Columns>
      <Section heading={t('sanctions.heading')}>
        {sanctions.length === 0 && <Note>{t('sanctions.none')}</Note>}
        <List>
          {sanctions.map(({ id, name, endsOn }) => (
            <Row key={id}>
              <Link variant="inline" to={paths.adminSanctions(name)}>
                {name}
              </Link>
              <Instant at={endsOn} as="short-date-year" />
            </Row>
          ))}
        </List>
      </Section>
      <Section heading={t('staff.heading')}>
        {staff.length === 0 && <Note>{t('staff.none')}</Note>}
        <List>
          {staff.map(({ userId, name, acts, latestAt }) => (
            <Row key={userId}>
              <Link variant="inline" to={paths.adminPerson({ userId, playerId: null })}>
                {name}
              </Link>
              <span>{t('staff.acts', { count: acts })}</span>
              <span>
                {t('staff.latest')} <Instant at={latestAt} as="short-date-year" />
              </span>
            </Row>
          ))}
        </List>
      </Section>
    </Columns>
  );
}
