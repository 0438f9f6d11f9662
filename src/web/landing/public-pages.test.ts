import { describe, expect, it } from 'vitest'
import { SECTIONS } from '#domain/critique/critique.ts'
import { renderPage } from './public-pages.tsx'
import { BUY, CRITIQUE, LAST_HOLD } from './sample-story.ts'

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => `${words} ${href}`)

describe('the landing page', () => {
  const html = renderPage('index')

  it('promises in the exact words', () => {
    expect(html).toMatch(/<h1[^>]*>Expose your self-deception\.<\/h1>/)
  })

  it('leads to the sign-in by «See The Light» and «Sign Up For Free»', () => {
    expect(linksOf(html)).toEqual(
      expect.arrayContaining(['See The Light /login#sign-up', 'Sign Up For Free /login#sign-up']),
    )
  })

  it('compares the same moments without a journal and with one', () => {
    expect(html).toMatch(/Without a journal<\/h3>(<p>[^<]+<\/p>){3}/)
    expect(html).toMatch(/With one<\/h3>(<p>[^<]+<small>[^<]+<\/small><\/p>){3}/)
  })

  it('quotes its sample story exactly, and its critique is the real one of the built-in critic', () => {
    const story = `${BUY.thesis} ${LAST_HOLD.thesis}`
    const quoted = [...html.matchAll(/<p>“([^<]+)”<small>/g)].map(([, words = '']) => words)
    expect(quoted.filter((words) => story.includes(words))).toHaveLength(2)
    expect(CRITIQUE.psychology).toContain('the price passed your stop of 10% at $109.11, 77 days before this Hold.')
    for (const part of SECTIONS) expect(html).toContain(CRITIQUE[part])
  })

  it('says that updates are immutable and that nobody forgets why they decided', () => {
    expect(html).toContain('Updates are immutable')
    expect(html).toContain('Entries are only appended.')
    expect(html).toContain('You can’t forget why you decided')
  })
})

describe.each(['index', 'about', 'page', 'not-found'])('%s.html', (name) => {
  const html = renderPage(name)

  it('has a header with the logo to / and the links Log In and Sign Up', () => {
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? ''
    expect(header).toMatch(/<a [^>]*href="\/"/)
    expect(linksOf(header)).toEqual(expect.arrayContaining(['Log In /login', 'Sign Up /login#sign-up']))
  })

  it('ends with the disclaimer', () => {
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0]
    expect(footer).toContain('Candor is not a financial advisor, and nothing on this site is financial advice.')
  })
})

describe.each(['index', 'about', 'page', 'not-found'])('%s.html for somebody who is signed in', (name) => {
  const links = linksOf(renderPage(`${name}.member`))

  it('leads to their journal, and asks nobody to sign up', () => {
    expect(links).toContain('Your journal /account')
    expect(links.filter((link) => link.includes('/login'))).toEqual([])
  })
})

describe('/page', () => {
  const html = renderPage('page')

  it('begins with a table of contents whose links lead to all its parts', () => {
    const titles = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title)
    const contents = /<nav[^>]*aria-label="Contents".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(linksOf(contents).map((link) => link.split(' #')[0])).toEqual(titles)
    for (const [, place] of contents.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${place}"`)
  })

  it.each([
    ['Lines and drift', 'Gollwitzer and Sheeran 2006'],
    ['Lines and drift', 'Candor’s own and come from no study'],
    ['Confidence in the Mirror', 'isotonic regression'],
    ['Behaviour in money', 'Sharma and others 2023'],
  ])('names under %s where the measure comes from: %s', (title, source) => {
    const text = html.replaceAll(/\s+/g, ' ')
    const part = text.slice(text.indexOf(`<h2>${title}</h2>`)).split('<h2>')[1]
    expect(part).toContain(source)
  })

  it.each([
    ['The table of decision and result', 'unlucky', 'Limit: the grade is your own'],
    ['The critic’s own score, the letter and the picture', 'A picture is one finding', 'Limit: it shows one finding'],
  ])('explains under “%s” what it is, and its limit', (about, what, limit) => {
    const text = html.replaceAll(/\s+/g, ' ')
    const details = text.split('<details').find((each) => each.includes(about)) ?? ''
    expect([details.includes(what), details.includes(limit)]).toEqual([true, true])
  })

  it('is about half as long while no details are open', () => {
    const all = html.replaceAll(/<summary>.*?<\/summary>/gs, '').replaceAll(/<[^>]+>/g, ' ')
    const atOnce = html.replaceAll(/<details.*?<\/details>/gs, '').replaceAll(/<[^>]+>/g, ' ')
    expect(atOnce.split(/\s+/).length / all.split(/\s+/).length).toBeLessThan(0.55)
  })
})
