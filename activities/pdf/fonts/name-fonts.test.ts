import { describe, expect, it } from '@jest/globals'
import { Font } from '@react-pdf/renderer'
import { loadFonts } from './fonts.ts'

const facesOf = async (name: string) => (await loadFonts(name)).ofName
const others = () => Object.keys(Font.getRegisteredFonts()).filter((family) => family.startsWith('Other'))

describe('the faces of a name', () => {
  it.each([
    '山田 太郎',
    'さとう ハナコ',
    '王小明',
    '陳鄭龍',
    '김민수',
    'محمد علي ژیلا پگاه',
    'דוד כהן',
    'สมชาย ใจดี',
    'अनिल कुमार ऩ',
    'Արամ გიორგი አበበ',
    'Anna 山田',
  ])('have every letter of %s', async (name) => {
    const { face } = await facesOf(name)
    expect([...name].filter((letter) => !face.has(letter))).toEqual([])
    expect(face.width(name, 10)).toBeGreaterThan(10)
  })

  it('are the usual ones for Latin, Greek and Cyrillic, even after a name that needed others', async () => {
    await facesOf('王小明')
    expect(others().length).toBeGreaterThan(0)
    expect((await facesOf('Łucja Ελένη Київ')).families).toEqual(['Noto Sans'])
    expect(others()).toEqual([])
  })

  it('include no empty font when no face has the letter', async () => {
    expect((await facesOf('\uFE0F𓀀')).families).toEqual(['Noto Sans'])
  })

  it('shape each Arabic letter as one glyph, so that no dot lands on another letter', async () => {
    await facesOf('بنت خديجة ژیلا ٹڈڑے')
    const { data } = Font.getFont({ fontFamily: 'Other 1', fontWeight: 700 })
    const { glyphs } = data!['layout']('بنت خديجة ژیلا ٹڈڑے', undefined, undefined, undefined, 'ltr')
    expect(glyphs.filter((glyph: { advanceWidth: number }) => glyph.advanceWidth === 0)).toEqual([])
  })
})
