import type { Config } from '@netlify/functions';
import { mockAnswer } from '../services/mock-answers.ts';

export default (request: Request): Response => mockAnswer(request);

export const config: Config = { path: '/mock/*', region: 'syd' };
