import type { Config } from '@netlify/functions';
import { deliverSoon } from '../delivery/deliver-due.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { answerManage } from '../test-drives/manage.ts';

export default endpoint((call) => answerManage(call, deliverSoon));

export const config: Config = { path: '/api/test-drives/manage', method: ['GET', 'POST'], region: 'syd' };
