import { readFileSync } from 'node:fs';

const folder = new URL('../../node_modules/@jsquash/jpeg/codec/', import.meta.url);

/** The WebAssembly that writes (`enc`) or reads (`dec`) JPEG. In a packed function it is part of it. */
export const codecFile = (part: 'enc' | 'dec'): Buffer => readFileSync(new URL(`${part}/mozjpeg_${part}.wasm`, folder));
