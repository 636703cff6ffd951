import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMediaQuery } from '../../../ui/use-media-query';

/** A press that moves less than this many pixels is no drag. */
const SLACK = { distance: 5 };

/** Rows are dragged with the mouse, a finger or the keyboard (Space, arrows, Space). */
export function useDragSensors() {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: SLACK }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: isStill ? 'auto' : 'smooth',
    }),
  );
}
