import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { QuestionBox } from './question-box';
import type { KeptOutPlayer, KeptOutState } from './use-kept-out';

/** Says that suspended or banned players are in the report, why, and asks whether they did play. */
export function KeptOutNotice({ players, isAccepted, accept }: KeptOutState) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const times = useTimes();
  const reasonOf = ({ keptOut }: KeptOutPlayer) =>
    language === 'en' ? (keptOut.reasonEn ?? keptOut.reasonSv) : keptOut.reasonSv;
  const wordsOf = ({ keptOut: { kind, startsOn, endsOn, seriesCount } }: KeptOutPlayer) => {
    const from = { from: times.date(startsOn) };
    if (seriesCount !== null) return t('kept-out.series', { ...from, count: seriesCount });
    if (endsOn === null) return t(`kept-out.from.${kind}`, from);
    return t(`kept-out.days.${kind}`, { ...from, to: times.date(endsOn) });
  };
  return (
    <QuestionBox
      title={t('kept-out.title', { count: players.length })}
      lines={players.map((player) => ({
        key: String(player.playerId),
        cell: player.cell,
        name: player.nickname,
        text: `${wordsOf(player)} ${reasonOf(player)}`,
      }))}
      accept={t('kept-out.accept')}
      isAccepted={isAccepted}
      onAccept={accept}
    />
  );
}
