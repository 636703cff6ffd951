import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { X } from 'lucide-react';
import { Flex, styled } from '../../styled-system/jsx';
import { Button } from '../button';
import { Crest } from '../crest';
import { Input } from '../form/form-control';
import { useBackCloses } from './use-back-closes';

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

/** A choice of the list. */
export interface BoxHit {
  name: string;
  /** Distinguishes choices with the same name. */
  note?: string;
  /** A part of its text, under its name. */
  excerpt?: string;
  image?: { path: string | null; isRound: boolean };
  /** The name's language, when it is not the page's. */
  lang?: string;
}

export interface BoxGroup<Hit extends BoxHit> {
  kind: string;
  label: string;
  hits: readonly Hit[];
}

interface PaletteBoxProps<Hit extends BoxHit> {
  /** The names of the dialog, its field, its list, and the button that closes it. */
  labels: { dialog: string; field: string; list: string; placeholder: string; close: string };
  typed: string;
  onType: (text: string) => void;
  groups: readonly BoxGroup<Hit>[];
  /** The groups are those of what is typed, and nothing more will come. */
  isSettled: boolean;
  /** Said under the field: that nothing was found, or the search failed. */
  status: ReactNode;
  onChoose: (hit: Hit) => void;
  onClose: () => void;
  /** Below the list. */
  children?: ReactNode;
}

/**
 * A dialog with one field and a list of what it finds. Arrow keys choose and Enter opens, as in the ARIA practices'
 * combobox with a list. The browser's dialog keeps the focus and closes on Escape.
 */
export function PaletteBox<Hit extends BoxHit>(props: PaletteBoxProps<Hit>) {
  const { labels, typed, onType, groups, isSettled, status, onChoose, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  useBackCloses(onClose);
  const [chosen, setChosen] = useState(0);
  /** The text that had no answer yet when Enter was pressed. */
  const [hurried, setHurried] = useState<string | null>(null);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  // choices for fewer letters may be wrong, so an early Enter waits for the answer
  const awaited = hurried === typed && isSettled ? hits[0] : undefined;
  useEffect(() => {
    if (awaited !== undefined) onChoose(awaited);
  }, [awaited, onChoose]);
  const choose = (hit: Hit) => {
    setChosen(0);
    onChoose(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setChosen(step(at, hits.length - 1));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const hit = hits[at];
      if (!isSettled && chosen === 0) setHurried(typed);
      else if (hit) choose(hit);
    }
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={labels.dialog}
      onClose={onClose}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <Flex gap="2">
        <Input
          // the reader opens it to type in it
          autoFocus
          role="combobox"
          aria-label={labels.field}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_TEXT}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setChosen(0);
            setHurried(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" aria-label={labels.close} title={labels.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      <Note role="status">{status}</Note>
      <List id={listId} role="listbox" aria-label={labels.list}>
        {groups.map(({ kind, label, hits: ofKind }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <span id={`${listId}-${kind}`}>{label}</span>
            {ofKind.map((hit) => {
              const own = hits.indexOf(hit);
              return (
                <div
                  key={own}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === at}
                  // the field keeps the focus
                  onMouseDown={(event: MouseEvent) => event.preventDefault()}
                  onClick={() => choose(hit)}
                  onMouseMove={() => setChosen(own)}
                >
                  {hit.image && (
                    <Crest image={hit.image.path} name={hit.name} size={PICTURE} isRound={hit.image.isRound} />
                  )}
                  <span lang={hit.lang}>{hit.name}</span>
                  {hit.note && <small>{hit.note}</small>}
                  {hit.excerpt && <small className="excerpt">{hit.excerpt}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </List>
      {children}
    </Dialog>
  );
}
