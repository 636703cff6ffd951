import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Flex, styled } from '../../../styled-system/jsx';
import { Skeleton } from '../../../ui/skeleton';
import { useAddress } from '../../../lib/use-address';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import '../../../ui/trusted-types';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** The height of a page with width 1. */
const A4 = Math.SQRT2;
/** The largest width of a page, in px. */
const WIDEST = 800;
const ZOOMS = [1, 1.5, 2] as const;

const Frame = styled('div', {
  base: {
    overflow: 'auto',
    maxWidth: 'full',
    bg: 'bg.raised',
    borderRadius: 'md',
    padding: '2',
    // the page has its size before it is drawn
    '& .react-pdf__Page': { width: 'var(--page-width)', minHeight: 'var(--page-height)', marginInline: 'auto' },
  },
});

/** A PDF, one page at a time. The page number is in the address. */
export default function PdfView({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('content-rule-books');
  const { search, set } = useAddress();
  const [count, setCount] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [zoom, setZoom] = useState(0);
  const { ref, width } = useWidth();
  const asked = Number(search.get('page'));
  const number = Math.min(Math.max(Number.isInteger(asked) ? asked : 1, 1), count ?? 1);
  const shownWidth = Math.min(width, WIDEST) * (ZOOMS[zoom] ?? 1);

  const place = { '--page-width': `${shownWidth}px`, '--page-height': `${Math.floor(shownWidth * A4)}px` };

  const turnTo = (page: number) => set({ page: String(page) });
  const waiting = <Skeleton width="full" height={`${shownWidth * A4}px`} role="status" aria-label={t('pdf.loading')} />;

  return (
    <div>
      <Flex wrap="wrap" gap="2" align="center" marginBottom="3" role="group" aria-label={t('pdf.controls')}>
        <IconButton label={t('pdf.previous')} isOver={number <= 1} onPress={() => turnTo(number - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <styled.span role="status" minWidth="24" textAlign="center">
          {count !== null && t('pdf.page', { number, count })}
        </styled.span>
        <IconButton label={t('pdf.next')} isOver={count === null || number >= count} onPress={() => turnTo(number + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <IconButton label={t('pdf.smaller')} isOver={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton label={t('pdf.larger')} isOver={zoom === ZOOMS.length - 1} onPress={() => setZoom(zoom + 1)}>
          <ZoomIn aria-hidden />
        </IconButton>
      </Flex>
      <Frame tabIndex={0} role="region" aria-label={t('pdf.region', { title })}>
        <div ref={ref} style={place as CSSProperties}>
          <Document
            key={attempt}
            file={url}
            loading={waiting}
            error={<ErrorState onRetry={() => setAttempt(attempt + 1)}>{t('pdf.failed')}</ErrorState>}
            onLoadSuccess={({ numPages }) => setCount(numPages)}
          >
            {width > 0 && (
              <Page pageNumber={number} width={shownWidth} renderAnnotationLayer={false} loading={waiting} />
            )}
          </Document>
        </div>
      </Frame>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  /** This is the last page in this direction. The button stays, so that it keeps the focus. */
  isOver: boolean;
  onPress: () => void;
  children: ReactNode;
}

const IconButton = ({ label, isOver, onPress, children }: IconButtonProps) => (
  <Button size="icon" aria-label={label} aria-disabled={isOver} onClick={isOver ? undefined : onPress}>
    {children}
  </Button>
);

/** The width of an element in px; 0 until it is known. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
