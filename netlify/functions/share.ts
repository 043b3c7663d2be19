import type { Config } from '@netlify/functions';
import { answerSharePicture } from '../shares/share-picture.ts';

export default answerSharePicture;

export const config: Config = { path: '/api/share/:file', method: 'GET', region: 'syd' };
