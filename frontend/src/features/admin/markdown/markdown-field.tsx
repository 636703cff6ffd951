import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { TextAreaField } from '../kit/form-field';
import { LazyMarkdown, loadMarkdown } from '../../../ui/markdown/lazy-markdown';
import { editedText, withPictureText, type Edited, type MarkdownEdit } from './markdown-edits';
import { editOfKey, MarkdownToolbar } from './markdown-toolbar';
import { PictureDialog } from './picture-dialog';

interface MarkdownFieldProps extends ComponentProps<typeof TextAreaField> {
  /** The level of the text's highest heading on its page. */
  topLevel?: 2 | 3;
  /** The language of the text, if it is not the page's. */
  lang?: string;
  /** Pictures can be uploaded into the text. The server must publish them with it. */
  hasPictures?: boolean;
}

const TABS = ['write', 'preview'] as const;
type Tab = (typeof TABS)[number];

const Row = chakra('div', { base: { display: 'flex', gap: '2', marginBottom: '2' } });
const Preview = chakra('div', {
  base: {
    minHeight: '16rem',
    marginBottom: '5',
    padding: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
  },
});

/** A field for Markdown with a preview, which uses the same code as the page. */
export function MarkdownField({ topLevel = 2, lang, hasPictures = false, ...field }: MarkdownFieldProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const { formState, getFieldState, setValue } = useFormContext();
  const writing = useRef<HTMLDivElement>(null);
  const [asksPicture, setAsksPicture] = useState(false);
  const { error } = getFieldState(field.name, formState);
  const [chosen, setChosen] = useState<Tab>('write');
  // an error is shown in the tab for writing
  const open: Tab = error ? 'write' : chosen;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const other = open === 'write' ? 'preview' : 'write';
    setChosen(other);
    document.getElementById(`${id}-${other}`)?.focus();
  };

  /** Changes the text and the chosen part, and goes on writing there. */
  function change(work: (before: Edited) => Edited) {
    const area = writing.current?.querySelector('textarea');
    if (!area) return;
    const { text, from, to } = work({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    setValue(field.name, text, { shouldDirty: true, shouldTouch: true });
    area.focus();
    area.setSelectionRange(from, to);
  }
  const edit = (wanted: MarkdownEdit) =>
    change((before) => editedText(before, wanted, { words: t('markdown.words'), address: 'https://' }));
  const onWritingKey = (event: KeyboardEvent) => {
    const wanted = editOfKey(event);
    if (!wanted) return;
    event.preventDefault();
    // Ctrl K is also the key of the site's search
    event.stopPropagation();
    edit(wanted);
  };

  return (
    <div>
      <Row role="tablist" aria-label={t('markdown.tabs')} onKeyDown={onKeyDown}>
        {TABS.map((tab) => (
          <Button
            key={tab}
            id={`${id}-${tab}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === open ? 0 : -1}
            variant={tab === open ? 'solid' : 'outline'}
            onClick={() => setChosen(tab)}
            onPointerEnter={loadMarkdown}
          >
            {t(`markdown.${tab}`)}
          </Button>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}-write-panel`} aria-labelledby={`${id}-write`} hidden={open !== 'write'}>
        <MarkdownToolbar onEdit={edit} onPicture={hasPictures ? () => setAsksPicture(true) : null} />
        <div ref={writing} data-markdown onKeyDown={onWritingKey}>
          <TextAreaField {...field} />
        </div>
      </div>
      <div role="tabpanel" id={`${id}-preview-panel`} aria-labelledby={`${id}-preview`} hidden={open !== 'preview'}>
        {open === 'preview' && (
          <Preview lang={lang}>
            <Drawn name={field.name} topLevel={topLevel} />
          </Preview>
        )}
      </div>
      {asksPicture && (
        <PictureDialog
          onInsert={(markdown) => {
            setAsksPicture(false);
            change((before) => withPictureText(before, markdown));
          }}
          onClose={() => setAsksPicture(false)}
        />
      )}
    </div>
  );
}

function Drawn({ name, topLevel }: { name: string; topLevel: 2 | 3 }) {
  const { t } = useTranslation('admin');
  const text: unknown = useWatch({ name });
  if (typeof text !== 'string' || text.trim() === '')
    return <chakra.p color="fg.muted">{t('markdown.empty')}</chakra.p>;
  return <LazyMarkdown text={text} topLevel={topLevel} rows={6} />;
}
