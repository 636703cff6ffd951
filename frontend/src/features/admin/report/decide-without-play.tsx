import { Flex, Text } from '@chakra-ui/react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfWalkoverWinner } from '../../../league/series/walkover-name';
import { formatScore } from '../../../lib/i18n/format';
import type { PlayedChoice, SeriesOutcomeInput, Walkover } from '../../../lib/schema.generated';
import { Button } from '../../../ui/button';
import type { ConfirmDialogProps } from '../../../ui/dialog/confirm-dialog';
import { Section } from '../../../ui/page/section';
import type { SeriesReportFormFragment } from '../../report/series-report.generated';
import { OutcomeQuestion } from './outcome-question';
import { usePlayedChoice, type PlayedState } from './preview/use-played-choice';

const WALKOVERS: readonly Walkover[] = ['HOME', 'AWAY', 'BOTH'];

type PlayedInput = PlayedState['input'];

interface DecideWithoutPlayProps {
  report: SeriesReportFormFragment;
  /** There are typed values that would be lost. */
  hasTyped: boolean;
  isBusy: boolean;
  /** What captains contest has its reason; otherwise the form has said that it is missing, and nothing is asked. */
  isExplained: () => boolean;
  ask: (question: Omit<ConfirmDialogProps, 'onClose'>) => void;
  onWalkover: (walkover: Walkover, chosen: PlayedInput) => Promise<unknown>;
  onReset: (chosen: PlayedInput) => Promise<unknown>;
}

/** Walkover and reset (R5). Each asks first, names what is lost, and shows a preview of the table. */
export function DecideWithoutPlay(props: DecideWithoutPlayProps) {
  const { report, hasTyped, isBusy, isExplained, ask, onWalkover, onReset } = props;
  const { t } = useTranslation('report');
  const { series } = report;
  const lost = useLost(report, hasTyped);
  /** Of the question that is open. */
  const chosen = useRef<PlayedInput>({});
  const body = (outcome: SeriesOutcomeInput): ReactNode => {
    chosen.current = {};
    return <AskedOutcome {...{ series, outcome, lost }} onChoose={(choice) => (chosen.current = choice)} />;
  };
  const teamOf = (walkover: Walkover) => ({ team: nameOfWalkoverWinner(walkover, series) ?? '' });

  const askWalkover = (walkover: Walkover) =>
    isExplained() &&
    ask({
      title: t(`decide.question.${walkover}`, teamOf(walkover)),
      children: body({ kind: 'WALKOVER', walkover }),
      confirmLabel: t(`decide.confirm.${walkover}`),
      isDestructive: true,
      onConfirm: () => onWalkover(walkover, chosen.current),
    });
  const askReset = () =>
    isExplained() &&
    ask({
      title: t('decide.question.reset'),
      children: body({ kind: 'RESET' }),
      confirmLabel: t('decide.confirm.reset'),
      isDestructive: true,
      onConfirm: () => onReset(chosen.current),
    });

  return (
    <Section heading={t('decide.heading')}>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {t('decide.help')}
      </Text>
      <Flex wrap="wrap" gap="3">
        {WALKOVERS.map((walkover) => (
          <Button
            key={walkover}
            isWaiting={isBusy}
            disabled={series.walkover === walkover}
            onClick={() => askWalkover(walkover)}
            maxWidth="full"
            whiteSpace="normal"
            overflowWrap="anywhere"
          >
            {t(`decide.walkover.${walkover}`, teamOf(walkover))}
          </Button>
        ))}
        {series.state === 'REPORTED' && (
          <Button variant="danger" isWaiting={isBusy} onClick={askReset}>
            {t('decide.reset')}
          </Button>
        )}
      </Flex>
    </Section>
  );
}

type AskedOutcomeProps = Omit<ComponentProps<typeof OutcomeQuestion>, 'played'> & {
  onChoose: (chosen: PlayedInput) => void;
};

/** The question with a choice of its own, which the one who asks hears. */
function AskedOutcome({ onChoose, ...question }: AskedOutcomeProps) {
  const played = usePlayedChoice();
  const choose = (choice: PlayedChoice) => {
    played.choose(choice);
    onChoose({ played: choice });
  };
  return <OutcomeQuestion {...question} played={{ ...played, choose }} />;
}

/** What a walkover or a reset deletes, in sentences. */
function useLost({ series }: SeriesReportFormFragment, hasTyped: boolean): string[] {
  const { t } = useTranslation('report');
  const lost: string[] = [];
  if (series.walkover) lost.push(t('decide.lost.walkover'));
  else if (series.games.length > 0) {
    const rows = series.games.reduce((sum, { home, away }) => sum + home.length + away.length, 0);
    const score = formatScore(series.homeGames ?? 0, series.awayGames ?? 0);
    lost.push(t('decide.lost.games', { count: series.games.length, rows, score }));
  }
  if (hasTyped) lost.push(t('decide.lost.typed'));
  return lost.length > 0 ? lost : [t('decide.lost.nothing')];
}
