import { ChakraProvider } from '@chakra-ui/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { renderPart, type RenderOptions } from './render';

/** Draws a part of the back office, as `renderPart` does. Only these tests load Chakra, which takes a second in each file. */
export function renderStaffPart(part: ReactNode, options: RenderOptions = {}): Promise<RenderResult> {
  return renderPart(<ChakraProvider value={system}>{part}</ChakraProvider>, options);
}
