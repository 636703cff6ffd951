import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TeamLink } from '../../../league/team-logo';
import { Section } from '../../../ui/page/section';
import type { AdminSeasonEndPartsFragment } from './season-end.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

const List = chakra('ul', { base: { display: 'grid', gap: '2' } });
const Row = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', '& > small': { color: 'fg.muted' } },
});

interface TitleListProps {
  titles: AdminSeasonEndPartsFragment['titles'];
  /** Otherwise they are what the results say so far, and the heading says so. */
  isSettled: boolean;
}

/** Who has won what, as the results are now. */
export function TitleList({ titles, isSettled }: TitleListProps) {
  const { t } = useTranslation('admin-season-end');
  const language = useLanguage();
  return (
    <Section heading={t(isSettled ? 'titles' : 'titles-now')}>
      {titles.length === 0 ? (
        <p>{t('no-titles')}</p>
      ) : (
        <List>
          {titles.map(({ title, division, team }) => (
            <Row key={`${title}-${division.id}-${team.id}`}>
              <TeamLink team={team} />
              <small>
                {t(`title-of.${title}`)}, {divisionName(division, language)}
              </small>
            </Row>
          ))}
        </List>
      )}
    </Section>
  );
}
