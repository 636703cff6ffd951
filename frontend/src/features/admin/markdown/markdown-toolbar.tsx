import { chakra } from '@chakra-ui/react';
import { Bold, Heading, ImagePlus, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKDOWN_EDITS, type MarkdownEdit } from './markdown-edits';

const ICONS: Readonly<Record<MarkdownEdit, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  link: Link,
  list: List,
};

/** The keys that do the same while the text is written, with Ctrl or ⌘. */
export const KEYS: Readonly<Partial<Record<MarkdownEdit, string>>> = { bold: 'b', italic: 'i', link: 'k' };

/** The edit that a pressed key asks for; null for any other key. */
export function editOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkdownEdit | null {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null;
  return MARKDOWN_EDITS.find((edit) => KEYS[edit] === key.toLowerCase()) ?? null;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    marginBottom: '2',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
    },
  },
});

interface MarkdownToolbarProps {
  onEdit: (edit: MarkdownEdit) => void;
  /** Asks for a picture; null where texts have none. */
  onPicture: (() => void) | null;
}

/** The buttons above a Markdown field. One of them is in the order of the Tab key; the arrows move between them. */
export function MarkdownToolbar({ onEdit, onPicture }: MarkdownToolbarProps) {
  const { t } = useTranslation('admin');
  const bar = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const target = buttons[(next + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
    target?.focus();
  }

  return (
    <Bar ref={bar} role="toolbar" aria-label={t('markdown.tools')} onKeyDown={onKeyDown}>
      {MARKDOWN_EDITS.map((edit, index) => {
        const Icon = ICONS[edit];
        const key = KEYS[edit];
        const keys = key && `Control+${key.toUpperCase()}`;
        return (
          <button
            key={edit}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={t(`markdown.${edit}`)}
            aria-keyshortcuts={keys}
            title={key ? `${t(`markdown.${edit}`)} (Ctrl+${key.toUpperCase()})` : t(`markdown.${edit}`)}
            onClick={() => onEdit(edit)}
          >
            <Icon size={18} aria-hidden />
          </button>
        );
      })}
      {onPicture && (
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          aria-label={t('markdown.picture')}
          title={t('markdown.picture')}
          onClick={onPicture}
        >
          <ImagePlus size={18} aria-hidden />
        </button>
      )}
    </Bar>
  );
}
