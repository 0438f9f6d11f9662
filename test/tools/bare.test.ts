import { expect, it } from 'vitest'
import { asSomebodyElse } from './bare.ts'

it('another user is told nothing of where root has npm’s cache and settings, only from where packages come', () => {
  const root = {
    PATH: '/usr/bin',
    HOME: '/root',
    npm_config_cache: '/root/.npm',
    npm_config_userconfig: '/root/.npmrc',
    NPM_CONFIG_PREFIX: '/root/npm',
    npm_config_init_module: '/root/.npm-init.js',
    npm_execpath: '/root/npm/bin/npm-cli.js',
    npm_config_registry: 'https://npm.example.com/',
    NPM_CONFIG_CAFILE: '/etc/ssl/ours.crt',
    npm_config_https_proxy: 'http://proxy.example.com',
    npm_config_noproxy: 'localhost',
  }
  expect(asSomebodyElse(root, '/tmp/bare')).toEqual({
    PATH: '/usr/bin',
    HOME: '/tmp/bare',
    npm_config_registry: 'https://npm.example.com/',
    NPM_CONFIG_CAFILE: '/etc/ssl/ours.crt',
    npm_config_https_proxy: 'http://proxy.example.com',
    npm_config_noproxy: 'localhost',
  })
})
