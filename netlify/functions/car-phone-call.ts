import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint.ts';
import { postCarPhoneCall } from '../services/phone-call.ts';

export default endpoint(postCarPhoneCall);

export const config: Config = { path: '/api/events/car_phone_call', method: 'POST', region: 'syd' };
