import { skipToken } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRuleHits } from '../../../features/content/rule-books/use-rule-hits';
import { useHidesResults } from '../../../league/spoilers/hidden-results';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { PaletteBox } from '../../../ui/dialog/palette-box';
import { usePaused } from '../../../ui/use-paused';
import { sitemapLinks } from '../menu/menu';
import { paletteGroups, type FoundPost, type PaletteHit } from './palette-groups';
import { useSearchPaletteQuery } from './search-palette.generated';

/** A box that finds players, teams, divisions, news, pages and rules, and leads to them. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['app', 'league']);
  const times = useTimes();
  const hidesResults = useHidesResults();
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const { data, previousData, loading, error } = useSearchPaletteQuery(
    text === '' ? skipToken : { variables: { text } },
  );
  const pages = sitemapLinks().map(({ to, label }) => ({
    to,
    name: 'key' in label ? t(`menu.${label.key}`) : label.text,
  }));
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
  const titleOf = ({ title, mayTellResults, publishedAt }: FoundPost) =>
    hidesResults && mayTellResults
      ? t('search.hidden-post', { date: times.write(publishedAt, 'date').swedish })
      : title;
  const groups = paletteGroups(typed, found, { language, on: t('league:series.on'), titleOf }).map(
    ({ kind, hits }) => ({
      kind,
      label: t(`search.kind.${kind}`),
      hits,
    }),
  );
  const isSettled = text === typed.trim() && !(loading && !data) && !areRulesComing;
  const isEmpty = !error && isSettled && groups.length === 0;

  const go = useCallback(
    ({ to }: PaletteHit) => {
      onClose();
      void navigate(to);
    },
    [navigate, onClose],
  );

  return (
    <PaletteBox
      labels={{
        dialog: t('search.label'),
        field: t('search.field'),
        list: t('search.hits'),
        placeholder: t('search.placeholder'),
      }}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSettled={isSettled}
      status={error ? t('search.failed') : isEmpty && t('search.none', { text })}
      onChoose={go}
      onClose={onClose}
    />
  );
}
