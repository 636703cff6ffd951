import { ChakraProvider } from '@chakra-ui/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UnprocessedRequestsDocument } from '../features/admin/shell/request-badge.generated';
import { LatestActDocument } from '../features/admin/undo/undo.generated';
import { system } from '../theme/system';
import { answerTo } from './answer-to';
import { renderPart, type RenderOptions } from './render';

// jsdom draws nothing, and Chakra gives the focus only to what has a place on the screen
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
// and it has no events of pointers, which Chakra makes when the focus leaves what is pressed
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;

/** What the frame of every page asks for: the reader has done nothing yet, and no request waits. */
const FRAME = [
  answerTo(LatestActDocument, { latestAct: null }),
  answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }),
];

/** Draws a part of the back office, as `renderPart` does. Only these tests load Chakra, which takes a second in each file. */
export function renderStaffPart(part: ReactNode, options: RenderOptions = {}): Promise<RenderResult> {
  const answers = [...(options.answers ?? []), ...FRAME];
  const namespaces = [...(options.namespaces ?? []), 'admin-server', 'report-server', 'league-drafts'];
  return renderPart(<ChakraProvider value={system}>{part}</ChakraProvider>, { ...options, answers, namespaces });
}
