import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useTimes } from '../../../../lib/i18n/use-times';
import { focusCell } from '../grid/focus-cell';
import type { KeptOutPlayer, KeptOutState } from './use-kept-out';

const Box = chakra('section', {
  base: {
    gridColumn: '1 / -1',
    marginBlock: '4',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.loss',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& > ul': { marginBlock: '2', paddingInlineStart: '5', listStyle: 'disc' },
    '& button': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'pointer' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '5', height: '5', flexShrink: '0' },
  },
});

/** Says that suspended or banned players are in the report, why, and asks whether they did play. */
export function KeptOutNotice({ players, isAccepted, accept }: KeptOutState) {
  const { t } = useTranslation('admin-report');
  const language = useLanguage();
  const times = useTimes();
  if (players.length === 0) return null;
  const reasonOf = ({ keptOut }: KeptOutPlayer) =>
    language === 'en' ? (keptOut.reasonEn ?? keptOut.reasonSv) : keptOut.reasonSv;
  const wordsOf = ({ keptOut: { kind, startsOn, endsOn, seriesCount } }: KeptOutPlayer) => {
    const from = { from: times.date(startsOn) };
    if (seriesCount !== null) return t('kept-out.series', { ...from, count: seriesCount });
    if (endsOn === null) return t(`kept-out.from.${kind}`, from);
    return t(`kept-out.days.${kind}`, { ...from, to: times.date(endsOn) });
  };
  return (
    <Box aria-label={t('kept-out.title', { count: players.length })}>
      <h2>{t('kept-out.title', { count: players.length })}</h2>
      <ul>
        {players.map((player) => (
          <li key={player.playerId}>
            <button type="button" onClick={() => focusCell(player.cell)}>
              {player.nickname}
            </button>
            : {wordsOf(player)} {reasonOf(player)}
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={({ target }) => accept(target.checked)} />
        {t('kept-out.accept')}
      </label>
    </Box>
  );
}
