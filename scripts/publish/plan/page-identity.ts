import type { Page } from '../../../src/site/pages/page-table.ts';
import { hashOf } from './hash.ts';

/** Says which page a path stands for: another kind of page may take the path, with other contents. */
export const pageIdentity = ({ kind, params }: Page): string => hashOf(JSON.stringify([kind, params]));
