import { expect, test } from 'bun:test'
import * as sitePaths from '@portal/contract/site-paths'
import { renderToStaticMarkup } from 'react-dom/server'
import { samplePage } from '../../test/sample-page.ts'
import { AddressProvider } from '../address/address.ts'
import { RoleLinks } from './role-links.tsx'

const { registry } = samplePage()
const app = {
  ...registry.shell,
  shellApi: '1',
  enabled: true,
  routes: [sitePaths.search, sitePaths.admin].map(path => ({
    path,
    access: 'session' as const,
    title: path,
  })),
}

const linksAt = (pathname: string, isAdministrator: boolean) =>
  renderToStaticMarkup(
    <AddressProvider value={{ pathname, search: '', hash: '', key: '' }}>
      <RoleLinks
        registry={{ ...registry, apps: { 'mf-public': app } }}
        user={{ id: '1', email: '', firstName: '', lastName: '', userType: 'tenant', isAdministrator }}
      />
    </AddressProvider>,
  ).replaceAll(/ (?:class|role)="[^"]*"/g, '')

test('an administrator has a link to the reviews, marked on all their pages, and no tenant’s', () => {
  const links = linksAt('/admin/people/1', true)
  expect(links).toContain('aria-label="For administrators"')
  expect(links.match(/<a .*?<\/a>/g)).toEqual(['<a aria-current="page" href="/admin">Administration</a>'])
})

test('a tenant has a tenant’s links', () => {
  expect(linksAt('/SEARCH/', false).match(/<a .*?<\/a>/g)).toEqual([
    '<a aria-current="page" href="/search">Find a home</a>',
  ])
})
