import { skipToken } from '@apollo/client/react';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { useRuleHits } from '../../../features/rule-books/use-rule-hits';
import { useSearchPaletteQuery } from '../../../gql/hooks';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Crest } from '../../../ui/crest';
import { Input } from '../../../ui/form/form-control';
import { usePaused } from '../../../ui/use-paused';
import { sitemapLinks } from '../menu/menu';
import { paletteGroups } from './palette-groups';

const LONGEST_TEXT = 60;
const PICTURE = 24;

const Dialog = styled('dialog', {
  base: {
    marginInline: 'auto',
    marginTop: { base: '2', md: '12vh' },
    width: 'min(36rem, calc(100vw - 1rem))',
    maxHeight: { base: 'calc(100dvh - 1rem)', md: '70vh' },
    padding: '3',
    overflow: 'hidden',
    bg: 'bg.surface',
    color: 'fg',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
    '&[open]': { display: 'flex', flexDirection: 'column', gap: '2' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' },
  },
});

const List = styled('div', {
  base: {
    overflowY: 'auto',
    '& [role=group] > span': {
      display: 'block',
      paddingInline: '3',
      paddingTop: '2',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'md',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.raised' },
      '&[aria-selected=true]': { bg: 'bg.raised', boxShadow: 'inset 3px 0 var(--mark)', '--mark': '{colors.action}' },
      '& small': { color: 'fg.muted', fontSize: 'sm' },
      // on its own line, under the name
      '&:has(> .excerpt)': { flexWrap: 'wrap', columnGap: '3', rowGap: '0', paddingBlock: '1' },
      '& > .excerpt': { flexBasis: '100%' },
    },
  },
});

const Note = styled('p', { base: { paddingInline: '3', color: 'fg.muted', fontSize: 'sm' } });

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
};

/**
 * A box that finds players, teams, divisions, news, pages and rules. Arrow keys choose and Enter opens, as in the ARIA
 * practices' combobox with a list. The browser's dialog keeps the focus and closes on Escape.
 */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isHurried, setIsHurried] = useState(false);
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
  const groups = paletteGroups(typed, found, language);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);
  const isSettled = text === typed.trim() && !(loading && !data) && !areRulesComing;
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const go = useCallback(
    (to: string) => {
      onClose();
      void navigate(to);
    },
    [navigate, onClose],
  );
  // results for fewer letters may be wrong, so an early Enter waits for the answer
  const awaited = isHurried && isSettled ? hits[0]?.to : undefined;
  useEffect(() => {
    if (awaited !== undefined) go(awaited);
  }, [awaited, go]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen(step(at, hits.length - 1));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const hit = hits[at];
      if (!isSettled && chosen === 0) setIsHurried(true);
      else if (hit) go(hit.to);
    }
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={t('search.label')}
      onClose={onClose}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <Input
        // the reader opens the palette to type in it
        autoFocus
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={LONGEST_TEXT}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
          setIsHurried(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Note role="status">
        {error && t('search.failed')}
        {!error && isSettled && hits.length === 0 && t('search.none', { text })}
      </Note>
      <List id={listId} role="listbox" aria-label={t('search.hits')}>
        {groups.map(({ kind, hits: ofKind }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <span id={`${listId}-${kind}`}>{t(`search.kind.${kind}`)}</span>
            {ofKind.map((hit) => {
              const own = hits.indexOf(hit);
              return (
                <div
                  key={hit.to}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === at}
                  onClick={() => go(hit.to)}
                  onMouseMove={() => setChosen(own)}
                >
                  {hit.image && (
                    <Crest image={hit.image.path} name={hit.name} size={PICTURE} isRound={hit.image.isRound} />
                  )}
                  <span lang={kind === 'news' ? 'sv' : undefined}>{hit.name}</span>
                  {hit.note && <small>{hit.note}</small>}
                  {hit.excerpt && <small className="excerpt">{hit.excerpt}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </List>
    </Dialog>
  );
}
