import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import type { DivisionPageQuery } from './division-page.generated';
import { divisionName } from '../../../league/division-name';

type Division = NonNullable<DivisionPageQuery['division']>;

const Facts = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '-4',
    marginBottom: { base: '3', md: '5' },
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});

/** A division's name with its season, its format and its admin. `aside` stands beside the name. */
export function DivisionHeading({ division, aside }: { division: Division; aside: ReactNode }) {
  const { t } = useTranslation('seasons-divisions');
  const language = useLanguage();
  const { season, format, bracket, admin } = division;
  return (
    <>
      <PageHeading aside={aside}>{divisionName(division, language)}</PageHeading>
      <Facts>
        <Link variant="inline" to={`${paths.seasons()}?season=${season.id}`}>
          {seasonName(season.name, language)}
        </Link>
        {/* the rounds of a stage say it where they differ */}
        {(!bracket || new Set(bracket.roundFormats).size < 2) && (
          <span>{t(`format.${bracket?.roundFormats[0] ?? format}`)}</span>
        )}
        {admin && (
          <span>
            {t('admin')}{' '}
            {admin.playerId === null ? (
              admin.nickname
            ) : (
              <Link variant="inline" to={paths.player(admin.playerId)}>
                {admin.nickname}
              </Link>
            )}
          </span>
        )}
      </Facts>
    </>
  );
}
