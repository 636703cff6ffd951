import { useSortable } from '@dnd-kit/sortable';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../ui/use-media-query';

const Row = chakra('li', {
  base: {
    '&[data-dragged]': { position: 'relative', zIndex: '1', bg: 'bg.raised', boxShadow: 'raised' },
    '&[data-over]': { boxShadow: 'inset 0 2px 0 {colors.action}' },
  },
});

const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'grab',
    // a finger on the handle drags; beside it, it scrolls
    touchAction: 'none',
  },
});

interface DragRowProps extends Omit<HTMLChakraProps<'li'>, 'id'> {
  id: number | string;
  /** What is dragged. */
  name: string;
  /** What it is, for screen readers. */
  role: string;
}

/** A row that is dragged by its handle, which comes before what it has. */
export function DragRow({ id, name, role, children, ...rest }: DragRowProps) {
  const { t } = useTranslation('admin');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isOver } =
    useSortable({ id, attributes: { roleDescription: role }, ...(isStill && { transition: null }) });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <Row
      {...rest}
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      data-over={(isOver && !isDragging) || undefined}
      style={{ transform: moved, transition }}
    >
      <Handle
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { name })}
      >
        <GripVertical size={20} aria-hidden />
      </Handle>
      {children}
    </Row>
  );
}
