import { useTranslation } from 'react-i18next';
import { Stack, styled } from '../../styled-system/jsx';
import { Disclosure } from '../../ui/disclosure';
import { Heading, Text } from '../../ui/text';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import type { FieldColumn } from './number-groups';
import { SeasonTable, type FieldSubject } from './season-table';
import { inGroups, standingOut } from './season-values';

/** What is seen at once, and on a wide screen all the rest beside it. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    // the smallest phones have no room around it
    '& table': { minWidth: '0' },
    '& details > div': { paddingInline: { base: '0', sm: '4' } },
  },
});

interface SeasonNumbersProps {
  subject: FieldSubject;
  caption: string;
  season: FieldSeasonOfFragment;
  columns: readonly FieldColumn[];
}

/**
 * The numbers of a season from the field: those that tell this one from the others, and all of them in groups that open. Forty rows
 * under each other would be most of the page, and few would read them.
 */
export function SeasonNumbers({ subject, caption, season, columns }: SeasonNumbersProps) {
  const { t } = useTranslation('league-field');
  const isCompared = season.percentiles.length > 0;
  const first = standingOut(columns, season);
  return (
    <Columns>
      {first.length > 0 && (
        <div>
          <Heading as="h3" size="sm" marginBottom="2">
            {t(isCompared ? 'season.stands-out' : 'season.in-short')}
          </Heading>
          <SeasonTable {...{ subject, caption, season }} isCaptionShown columns={first} />
          <Text marginTop="2" color="fg.muted" fontSize="sm" maxWidth="prose">
            {t(isCompared ? `season.bars.${subject}` : `season.too-few.${subject}`)}
          </Text>
        </div>
      )}
      <div>
        <Heading as="h3" size="sm" marginBottom="2">
          {t('season.all')}
        </Heading>
        <Stack gap="2">
          {inGroups(columns).map(({ group, own }) => (
            <Disclosure key={group} summary={t(`groups.${group}`)}>
              <SeasonTable {...{ subject, season }} caption={`${t(`groups.${group}`)}. ${caption}`} columns={own} />
            </Disclosure>
          ))}
        </Stack>
      </div>
    </Columns>
  );
}
