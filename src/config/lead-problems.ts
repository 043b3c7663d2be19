import { siteForms } from '../forms/site-form.ts';
import { nearest } from './explain.ts';
