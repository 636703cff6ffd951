import { skipToken } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRuleHits } from '../../../features/content/rule-books/use-rule-hits';
import { useHidesResults } from '../../../league/spoilers/hidden-results';
import { useLanguage } from '../../../lib/i18n/i18n';
import { apiPaths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { PaletteBox } from '../../../ui/dialog/palette-box';
import { usePaused } from '../../../ui/use-paused';
import { paletteGroups, type FoundPost, type PaletteHit } from './palette-groups';
import { useSearchPaletteQuery } from './search-palette.generated';
import { useNamedPages } from './use-named-pages';

/** A box that finds players, teams, divisions, news, pages and rules, and leads to them. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['app-shell-search', 'app', 'league']);
  const times = useTimes();
  const hidesResults = useHidesResults();
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const { data, previousData, loading, error } = useSearchPaletteQuery(
    text === '' ? skipToken : { variables: { text } },
  );
  const pages = useNamedPages();
  const { rules, isLoading: areRulesComing } = useRuleHits(text);
  const found = {
    pages,
    search: (data ?? previousData)?.search,
    rules: rules.map(({ to, number, heading, book, excerpt }) => ({
      to,
      name: `§ ${number} ${heading}`,
      note: book,
      excerpt,
    })),
  };
  const whenOf = (at: string | null) => (at === null ? t('no-time') : times.dateTime(at));
  const titleOf = ({ title, mayTellResults, publishedAt }: FoundPost) =>
    hidesResults && mayTellResults ? t('hidden-post', { date: times.write(publishedAt, 'date').swedish }) : title;
  const groups = paletteGroups(typed, found, { language, on: t('league:series.on'), whenOf, titleOf }).map(
    ({ kind, hits }) => ({
      kind,
      label: t(`kind.${kind}`),
      hits,
    }),
  );
  const isSettled = text === typed.trim() && !(loading && !data) && !areRulesComing;
  const isEmpty = !error && isSettled && groups.length === 0;

  const go = useCallback(
    ({ to }: PaletteHit) => {
      onClose();
      // the login is the server's
      if (to === apiPaths.login) window.location.assign(to);
      else void navigate(to);
    },
    [navigate, onClose],
  );

  return (
    <PaletteBox
      labels={{
        dialog: t('app:search.label'),
        field: t('field'),
        list: t('hits'),
        placeholder: t('placeholder'),
        close: t('close'),
      }}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSettled={isSettled}
      status={error ? t('failed') : isEmpty && t('none', { text })}
      onChoose={go}
      onClose={onClose}
    />
  );
}
