import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatScore } from '../../../../lib/i18n/format';
import { paths } from '../../../../lib/paths';
import type { PlayedChoice, SeriesOutcomeInput } from '../../../../lib/schema.generated';
import { Link } from '../../../../ui/link';
import { useBracketPreviewQuery } from './bracket-preview.generated';

const Choices = chakra('fieldset', {
  base: {
    border: 'none',
    padding: '0',
    marginTop: '3',
    '& legend': { fontWeight: 'medium', marginBottom: '1' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' },
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
  },
});

const List = chakra('ul', { base: { marginBlock: '2', paddingInlineStart: '5', listStyleType: 'disc' } });

const NOTHING = { played: [], mayKeep: false, standFast: false };

const CHOICES: readonly PlayedChoice[] = ['KEEP', 'CLEAR'];

interface PlayedAfterProps {
  seriesId: number;
  outcome: SeriesOutcomeInput;
  choice: PlayedChoice | null;
  onChoose: (choice: PlayedChoice) => void;
}

/** The series of a bracket that were played and do not follow from the outcome, and what becomes of them. Nothing without such series. */
export function PlayedAfter({ seriesId, outcome, choice, onChoose }: PlayedAfterProps) {
  const { t } = useTranslation('report');
  const group = useId();
  const { data, previousData, error } = useBracketPreviewQuery({
    ...{ variables: { seriesId, outcome }, fetchPolicy: 'network-only' },
  });
  if (error) return <Text role="alert">{t('result.failed')}</Text>;
  const { played, mayKeep, standFast } = (data ?? previousData)?.bracketPreview ?? NOTHING;
  if (played.length === 0) return null;
  return (
    <Box role="status">
      <Choices>
        <legend>{t('played.heading', { count: played.length })}</legend>
        <List>
          {played.map(({ seriesId: id, home, away, homeGames, awayGames }) => (
            <li key={id}>
              <Link to={paths.series(id)}>{t('played.series', { home: home.name, away: away.name })}</Link>{' '}
              {formatScore(homeGames ?? 0, awayGames ?? 0)}
            </li>
          ))}
        </List>
        {CHOICES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              checked={(choice ?? (standFast ? 'KEEP' : null)) === each}
              disabled={each === 'KEEP' && !mayKeep}
              onChange={() => onChoose(each)}
            />
            {t(`played.${each}`, { count: played.length })}
          </label>
        ))}
        {!mayKeep && (
          <Text color="fg.muted" fontSize="sm">
            {t('played.may-not-keep')}
          </Text>
        )}
      </Choices>
    </Box>
  );
}
