// What an answer to a choice or to words may need besides its cars, in one file: its name, what is said where nothing is found, and
// cars near to it.
export { AskToFind } from './AskToFind.tsx';
export { default as LiveNear } from './LiveNear.tsx';
export { default as LiveNothing } from './LiveNothing.tsx';
export { namePage } from './name-page.ts';
