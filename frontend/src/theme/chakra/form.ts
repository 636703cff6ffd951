import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy, nativeSelectAnatomy, numberInputAnatomy, switchAnatomy } from '@chakra-ui/react/anatomy';
import { control } from '../recipes/control';
import { fieldFrame, fieldWrong } from '../recipes/field-frame';
import { sharedStyle } from './shared-style';

/** An input and a text area look the same. */
export const inputRecipe = defineRecipe({ base: sharedStyle(control) });

/** The browser's own list, which a phone shows in its own way. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'choice',
  slots: nativeSelectAnatomy.keys(),
  base: { root: { width: 'full' }, field: sharedStyle(control) },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: sharedStyle(fieldFrame),
    errorText: sharedStyle(fieldWrong),
    helperText: { display: 'block', marginTop: '1', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Something is on or off for the whole league. */
export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: switchAnatomy.keys(),
  base: {
    root: { position: 'relative', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
    control: {
      position: 'relative',
      width: '12',
      height: '7',
      marginTop: '2',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      cursor: 'pointer',
      '&[data-state=checked]': { bg: 'action', borderColor: 'action' },
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
      '&[data-disabled]': { opacity: '0.55', cursor: 'not-allowed' },
    },
    thumb: {
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: '5',
      height: '5',
      bg: 'fg.muted',
      borderRadius: 'full',
      transition: 'inset-inline-start 120ms',
      '&[data-state=checked]': { insetInlineStart: '1.4375rem', bg: 'action.contrast' },
    },
    label: { paddingBlock: '10px', minHeight: 'touch', fontWeight: 'medium', cursor: 'pointer' },
  },
});

/** A whole number, with two buttons for a mouse. */
export const numberInputRecipe = defineSlotRecipe({
  className: 'number',
  slots: numberInputAnatomy.keys(),
  base: {
    root: { position: 'relative' },
    input: sharedStyle(control, { paddingRight: '10', fontVariantNumeric: 'tabular-nums' }),
    control: {
      position: 'absolute',
      insetBlock: '1px',
      right: '1px',
      width: '8',
      display: 'flex',
      flexDirection: 'column',
      borderLeftWidth: '1px',
      borderColor: 'border',
    },
    incrementTrigger: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
    },
    decrementTrigger: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
    },
  },
});
