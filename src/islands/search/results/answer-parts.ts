import { AskToFind } from './AskToFind.tsx';
import LiveNear from './LiveNear.tsx';
import LiveNothing from './LiveNothing.tsx';
import { namePage } from './name-page.ts';

/** What an answer to a choice or to words may need besides its cars, in one file: its name, what is said where nothing is found, and cars near to it. */
export const answerParts = { namePage, LiveNothing, LiveNear, AskToFind };
