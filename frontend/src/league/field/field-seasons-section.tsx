import { useTranslation } from 'react-i18next';
import { Stack } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { Section } from '../../ui/page/section';
import { Text } from '../../ui/text';
import { seasonName } from '../season-name';
import { Definitions } from './definitions';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import type { FieldColumn } from './number-groups';
import { SeasonChange } from './season-change';
import { SeasonNumbers } from './season-numbers';
import type { FieldSubject } from './season-table';
import { divisionName } from '../division-name';

interface FieldSeasonsSectionProps {
  subject: FieldSubject;
  /** Undefined while they are read. */
  seasons: readonly FieldSeasonOfFragment[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The season whose tab is open on the page. */
  openSeasonId: number | null | undefined;
  columns: readonly FieldColumn[];
}

/**
 * The numbers of a player or a team from the field by season (R37): the open season's beside those of the division, and one
 * number's change. Who has none is told what they would be made from.
 */
export function FieldSeasonsSection({ subject, seasons, hasFailed, onRetry, ...shown }: FieldSeasonsSectionProps) {
  const { t } = useTranslation('league-field');
  const language = useLanguage();
  if (!seasons) return hasFailed && <ErrorState onRetry={onRetry}>{t(`season.failed.${subject}`)}</ErrorState>;
  const { columns, openSeasonId } = shown;
  const open = seasons.filter(({ season }) => season.id === openSeasonId);
  return (
    <Section heading={t('season.heading')}>
      {seasons.length === 0 ? (
        <EmptyState>{t(`season.never.${subject}`)}</EmptyState>
      ) : (
        <Stack gap="4">
          {open.length === 0 && <EmptyState>{t('season.none')}</EmptyState>}
          {open.map((one) => (
            <SeasonNumbers
              key={one.division.id}
              subject={subject}
              caption={t('season.caption', {
                division: divisionName(one.division, language),
                season: seasonName(one.season.name, language),
                count: one.games,
              })}
              season={one}
              columns={columns}
            />
          ))}
          {subject === 'teams' && (
            <Text color="fg.muted" fontSize="sm" maxWidth="prose">
              {t('season.of-team')}
            </Text>
          )}
          <Definitions columns={columns} />
          {seasons.length > 1 && <SeasonChange seasons={seasons} columns={columns} />}
        </Stack>
      )}
    </Section>
  );
}
