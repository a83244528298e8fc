import { describe, expect, it } from 'vitest';

import { isLoopback, shareOrigin } from './address.svelte';

const HERE = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:8000' };
const LAN = { hostname: '192.168.1.9', origin: 'http://192.168.1.9:8000' };
const NONE = { public_url: null, lan_url: null };

describe('the address in invitations', () => {
  it('is the public one, wherever the page was opened', () => {
    const info = { public_url: 'https://giants.example', lan_url: LAN.origin };
    expect(shareOrigin(info, HERE)).toBe('https://giants.example');
    expect(shareOrigin(info, LAN)).toBe('https://giants.example');
  });

  it('is the one in the network, for a page on the server’s own computer', () => {
    expect(shareOrigin({ ...NONE, lan_url: 'http://192.168.1.7:8000' }, HERE)).toBe(
      'http://192.168.1.7:8000',
    );
  });

  it('is that of the page, if others can open it', () => {
    expect(shareOrigin({ ...NONE, lan_url: 'http://192.168.1.7:8000' }, LAN)).toBe(LAN.origin);
    expect(shareOrigin(NONE, HERE)).toBe(HERE.origin);
  });
});

it('knows the names of this computer', () => {
  const own = ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0'];
  expect(own.filter((name) => !isLoopback(name))).toEqual([]);
  const others = ['localhost.example', '192.168.1.7', '127.example', 'giants.example', '[fd00::1]'];
  expect(others.filter(isLoopback)).toEqual([]);
});
