import { startDialogs } from './dialogs.ts';

startDialogs(document.body);
